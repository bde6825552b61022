import { FEN_A_COIN } from '@qinghe/contract/orders/goods.ts';
import * as contract from '@qinghe/contract/orders/transfers.ts';
import { v7 as uuidv7 } from 'uuid';
import { nameOf, type OperatorActor } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { readForOperator, writeForOperator } from '../../../http/operator.ts';
import { route } from '../../../http/route.ts';
import { auditedTransaction, type Write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { instantOfMinute } from '../../../time/china-day.ts';
import { findByCreditCode, findMaster } from '../../company/index.ts';
import { applyNotice, noteFact } from '../payments/take-notices.ts';
import { transferCodesIn } from '../rules.ts';
import {
  type BankLineRow,
  confirmLine,
  deleteLine,
  findLine,
  insertBankLine,
  lockWaiting,
  nameLine,
  readCoded,
  readWaiting,
} from './bank-line-queries.ts';
import { openRecharge } from './open-recharge.ts';

type Named = Awaited<ReturnType<typeof readCoded>>[number];

/** The order that each line names; undefined where it names none, or several. */
async function namedBy(db: Reader, lines: readonly { words: string }[]): Promise<(Named | undefined)[]> {
  const codes = lines.map(({ words }) => transferCodesIn(words));
  const coded = codes.flat().length === 0 ? [] : await readCoded(db, codes.flat());
  return codes.map((own) => {
    const found = coded.filter(({ code }) => own.includes(code));
    return found.length === 1 ? found[0] : undefined;
  });
}

/** The company that a transfer is credited to as things stand. */
export async function findCompanyOfLine(
  db: Reader,
  uuid: string,
): Promise<{ company_uuid: string | null } | undefined> {
  const line = await findLine(db, uuid);
  if (!line) return undefined;
  const [order] = await namedBy(db, [line]);
  return order ?? { company_uuid: line.named_company };
}

async function presentLines(
  db: Reader,
  lines: readonly BankLineRow[],
  { operatorUuid }: OperatorActor,
): Promise<contract.BankLine[]> {
  const named = await namedBy(db, lines);
  return lines.map(
    ({ entered_by, entered_at: _at, operator, named_company: _of, named_by, named: company, ...line }, index) => {
      const order = named[index];
      return {
        ...{ ...line, entered_by: operator ?? '', own: entered_by === operatorUuid },
        order: order
          ? { number: order.number, company: order.company, fen: order.fen, open: !order.state.startsWith('paid') }
          : null,
        named: company === null ? null : { company, own: named_by === operatorUuid },
      };
    },
  );
}

/** Transfers that wait for a second operator. */
export const listBankLines = readForOperator(contract.listBankLines, async ({ db, operator }, page) => {
  const { items, next_cursor } = await readWaiting(db, page);
  return { items: await presentLines(db, items, operator), next_cursor };
});

/** @throws AppError 40902 where the bank's number of it was entered before */
export const enterBankLine = writeForOperator(
  contract.enterBankLine,
  { audit: 'order.transfer_entered' },
  async ({ db, operator, now }, line) => {
    const uuid = uuidv7();
    const row = { ...line, uuid, entered_by: operator.operatorUuid, entered_at: now };
    if (!(await insertBankLine(db, row))) throw new AppError(40902, { reason: 'orders.lineEntered' });
    const [entered] = await presentLines(db, [requireFound(await lockWaiting(db, uuid))], operator);
    return requireFound(entered);
  },
);

/**
 * Credits a transfer to the order that it names: the word of two operators is noted with the fact that money has come, which is
 * applied as any other, by this process at once or by the task.
 * Where another sum came than the order's, or the order was paid, it may be credited as a recharge of what came.
 * @throws AppError 40401 confirmed or taken back since, 40902 one's own, no order, another sum, one that fits, or no whole coins
 */
export const confirmBankLine = route(
  contract.confirmBankLine,
  'order.transfer_confirmed',
  async (context, { uuid, as }) => {
    const { services, operator, now } = context;
    if (!operator) throw new AppError(101);
    const actor = nameOf(operator);
    const subject = { audit: 'order.transfer_confirmed' as const, input: { uuid }, companyUuid: null, actor };
    const noted = await auditedTransaction(context, subject, async (call) => {
      const { db, note } = call;
      const line = requireFound(await lockWaiting(db, uuid));
      if (line.entered_by === operator.operatorUuid) throw new AppError(40902, { reason: 'orders.ownLine' });
      const [order] = await namedBy(db, [line]);
      if (!order && line.named_company) {
        const paid = await creditNamed(call, operator, { ...line, named_company: line.named_company }, as);
        return { notice: await noteBooked(call, line, paid.number) };
      }
      const isPaid = order?.state.startsWith('paid');
      if (!order || (isPaid && as === 'order')) throw new AppError(40902, { reason: 'orders.noOrderOfLine' });
      const { company_uuid, order_uuid, code, actor_uuid } = order;
      const fits = !isPaid && order.fen === line.fen;
      if (!fits && as === 'order') throw new AppError(40902, { reason: 'orders.otherSum' });
      if (fits && as === 'recharge') throw new AppError(40902, { reason: 'orders.sumFits' });
      if (as === 'recharge' && line.fen % FEN_A_COIN > 0) throw new AppError(40902, { reason: 'orders.oddSum' });
      const paid =
        as === 'order'
          ? { order: order_uuid, number: code }
          : await openRecharge(call, { company_uuid, actor_uuid, fen: line.fen });
      note({ companyUuid: company_uuid, objectUuid: paid.order });
      await confirmLine(db, uuid, operator.operatorUuid, now);
      return { notice: await noteBooked(call, line, paid.number) };
    });
    if (noted.notice) await applyNotice(services, noted.notice);
    return {};
  },
);

/** Notes that the money of a line has come for a number. */
const noteBooked = (call: Write, { booked_on, fen, bank_number }: BankLineRow, number: string) =>
  noteFact(call, 'bank', {
    ...{ number, fen, payer: null, tradeNo: bank_number, paidAt: instantOfMinute(`${booked_on}T12:00`) },
  });

/** Opens a recharge for the company that an operator has named. @throws AppError 40902 one's own, no whole coins, or nobody leads it */
async function creditNamed(
  call: Write,
  { operatorUuid }: OperatorActor,
  { uuid, fen, named_company: company_uuid, named_by }: BankLineRow & { named_company: string },
  as: 'order' | 'recharge',
): Promise<{ order: string; number: string }> {
  const { db, now, note } = call;
  if (named_by === operatorUuid) throw new AppError(40902, { reason: 'orders.ownLine' });
  if (as === 'order') throw new AppError(40902, { reason: 'orders.noOrderOfLine' });
  if (fen % FEN_A_COIN > 0) throw new AppError(40902, { reason: 'orders.oddSum' });
  const master = await findMaster(db, company_uuid);
  if (!master) throw new AppError(40902, { reason: 'orders.noCompanyOfLine' });
  const paid = await openRecharge(call, { company_uuid, actor_uuid: master.uuid, fen });
  note({ companyUuid: company_uuid, objectUuid: paid.order });
  await confirmLine(db, uuid, operatorUuid, now);
  return paid;
}

/**
 * Names the company that a transfer is to be credited to, where its words name no order.
 * @throws AppError 40401 confirmed or taken back since, 40902 an order is named, or no company has that code
 */
export const nameBankLine = writeForOperator(
  contract.nameBankLine,
  { audit: 'order.transfer_named' },
  async ({ db, operator, note }, { uuid, credit_code }) => {
    const line = requireFound(await lockWaiting(db, uuid));
    if ((await namedBy(db, [line]))[0]) throw new AppError(40902, { reason: 'orders.lineHasOrder' });
    const company = await findByCreditCode(db, credit_code);
    if (!company || !(await findMaster(db, company.company_uuid)))
      throw new AppError(40902, { field: 'credit_code', reason: 'orders.noCompanyOfLine' });
    await nameLine(db, uuid, company.company_uuid, operator.operatorUuid);
    note({ companyUuid: company.company_uuid, objectUuid: uuid });
    const [named] = await presentLines(db, [requireFound(await lockWaiting(db, uuid))], operator);
    return requireFound(named);
  },
);

/** @throws AppError 40401 confirmed or taken back since */
export const dropBankLine = writeForOperator(
  contract.dropBankLine,
  { audit: 'order.transfer_dropped' },
  async ({ db }, { uuid }) => {
    requireFound(await lockWaiting(db, uuid));
    await deleteLine(db, uuid);
    return {};
  },
);
