import * as contract from '@qinghe/contract/orders/transfers.ts';
import { v7 as uuidv7 } from 'uuid';
import { nameOf, type OperatorActor } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { readForOperator, writeForOperator } from '../../../http/operator.ts';
import { route } from '../../../http/route.ts';
import { auditedTransaction } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { instantOfMinute } from '../../../time/china-day.ts';
import { applyPayment } from '../payments/apply-fact.ts';
import { transferCodesIn } from '../rules.ts';
import {
  type BankLineRow,
  confirmLine,
  deleteLine,
  insertBankLine,
  lockWaiting,
  readCoded,
  readWaiting,
} from './bank-line-queries.ts';

/** The one order that a line names; undefined where it names none, or several. */
async function namedBy(db: Reader, { words }: { words: string }) {
  const codes = transferCodesIn(words);
  const found = codes.length === 0 ? [] : await readCoded(db, codes);
  return found.length === 1 ? found[0] : undefined;
}

async function present(db: Reader, line: BankLineRow, { operatorUuid }: OperatorActor): Promise<contract.BankLine> {
  const { uuid, bank_number, booked_on, fen, payer, words, entered_by, operator } = line;
  const named = await namedBy(db, line);
  return {
    ...{
      uuid,
      bank_number,
      booked_on,
      fen,
      payer,
      words,
      entered_by: operator ?? '',
      own: entered_by === operatorUuid,
    },
    order: named
      ? { number: named.number, company: named.company, fen: named.fen, open: !named.state.startsWith('paid') }
      : null,
  };
}

/** Transfers that wait for a second operator. */
export const listBankLines = readForOperator(contract.listBankLines, async ({ db, operator }) => ({
  items: await Promise.all((await readWaiting(db, contract.MAX_BANK_LINES)).map((line) => present(db, line, operator))),
}));

/** @throws AppError 40902 where the bank's number of it was entered before */
export const enterBankLine = writeForOperator(
  contract.enterBankLine,
  { audit: 'order.transfer_entered' },
  async ({ db, operator, now }, line) => {
    const uuid = uuidv7();
    const row = { ...line, uuid, entered_by: operator.operatorUuid, entered_at: now };
    if (!(await insertBankLine(db, row))) throw new AppError(40902, { reason: 'orders.lineEntered' });
    return present(db, requireFound(await lockWaiting(db, uuid)), operator);
  },
);

/**
 * Credits a transfer to the order that it names. The word of two operators stands first, then the money is a fact like any
 * other; where this process ends between them, the line waits still and is confirmed again.
 * @throws AppError 40401 confirmed or taken back since, 40902 one's own, no order, or another sum
 */
export const confirmBankLine = route(
  contract.confirmBankLine,
  'order.transfer_confirmed',
  async (context, { uuid }) => {
    const { services, operator } = context;
    if (!operator) throw new AppError(101);
    const subject = {
      audit: 'order.transfer_confirmed' as const,
      input: { uuid },
      companyUuid: null,
      actor: nameOf(operator),
    };
    const fact = await auditedTransaction(context, subject, async ({ db, note }) => {
      const line = requireFound(await lockWaiting(db, uuid));
      if (line.entered_by === operator.operatorUuid) throw new AppError(40902, { reason: 'orders.ownLine' });
      const order = await namedBy(db, line);
      if (!order || order.state.startsWith('paid')) throw new AppError(40902, { reason: 'orders.noOrderOfLine' });
      if (order.fen !== line.fen) throw new AppError(40902, { reason: 'orders.otherSum' });
      note({ companyUuid: order.company_uuid, objectUuid: order.order_uuid });
      const paidAt = instantOfMinute(`${line.booked_on}T12:00`);
      return { number: order.code, fen: line.fen, payer: null, tradeNo: line.bank_number, paidAt };
    });
    await applyPayment(services, fact);
    await services.db.transaction().execute((db) => confirmLine(db, uuid, operator.operatorUuid, services.clock()));
    return {};
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
