import { FEN_A_COIN } from '@qinghe/contract/orders/goods.ts';
import * as contract from '@qinghe/contract/orders/refunds.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireCurrent, requireFound } from '../../../refusals.ts';
import { openLedger, readWallet, refundProposed } from '../../wallet/index.ts';
import { giveCoinsBack } from './give-coins-back.ts';
import { presentRefund } from './present-refund.ts';
import { type PlannedPart, planRefund } from './reckon.ts';
import { addRefunded, findRefund, insertRefunds, lockRefund, readRefunds, readSome } from './refund-queries.ts';

/** What can be had back now, and what goes with it. */
export const quoteRefund = read(contract.quoteRefund, async ({ db, member: { companyUuid }, now }, { fen }) => {
  const wallet = await readWallet(db, companyUuid);
  return (await planRefund(db, { companyUuid, wallet, now, fen })).quote;
});

export const listRefunds = read(contract.listRefunds, async ({ db, member: { companyUuid } }, page) => {
  const { items, next_cursor } = await readRefunds(db, companyUuid, page);
  return { items: items.map(presentRefund), next_cursor };
});

/**
 * Holds coins whose money is to go back, a refund of each recharge. Operators decide on it.
 * @throws AppError 40930 with the most there is, 40931 with today's quote, 40935 where what is missing is invoiced or underway
 */
export const askRefund = write(
  contract.askRefund,
  { audit: 'order.refund_asked' },
  async (call, { fen, words, expect }) => {
    const { db, member, now, note, publish } = call;
    const { companyUuid, accountUuid } = member;
    const ledger = await openLedger(call, companyUuid);
    const planned = { companyUuid, wallet: ledger.wallet(), now, fen, locked: true };
    const { parts, quote } = await planRefund(db, planned);
    if (quote.fen < fen) {
      const more = quote.left_out.reduce((sum, one) => sum + one.fen, 0);
      throw new AppError(quote.most_fen + more >= fen ? 40935 : 40930, {
        ...(quote.most_fen + more >= fen ? { reason: 'orders.refundBound' } : { reason: 'orders.refundMost' }),
        values: { yuan: (quote.most_fen / 100).toFixed(2) },
        data: quote,
      });
    }
    if (quote.gift !== expect.gift || quote.deducted !== expect.deducted) throw new AppError(40931, { data: quote });
    const made = await holdCoins(call, parts, { ledger, words, askedBy: accountUuid });
    note(...made.map((objectUuid) => ({ objectUuid, detail: { fen } })));
    await publish({ type: 'order.changed' }, []);
    await publish({ type: 'coins.changed' }, []);
    return { items: (await readSome(db, companyUuid, made)).map(presentRefund) };
  },
);

async function holdCoins(
  { db, now, member: { companyUuid: company_uuid } }: MemberWrite,
  parts: readonly PlannedPart[],
  { ledger, words, askedBy }: { ledger: Awaited<ReturnType<typeof openLedger>>; words: string; askedBy: string },
): Promise<string[]> {
  const rows = parts.map(({ uuid: order_uuid, fen, voided, deducted, order, by_hand }) => ({
    ...{ company_uuid, uuid: uuidv7(), order_uuid, attempt_uuid: order.attempt_uuid, fen, voided, deducted, by_hand },
    ...{ state: 'asked' as const, words, asked_by: askedBy, asked_at: now },
  }));
  await insertRefunds(db, rows);
  for (const { uuid, order_uuid, fen, voided, deducted } of rows) {
    const legs = refundProposed({ coins: fen / FEN_A_COIN, voided, deducted });
    const source = { kind: 'refund', uuid };
    await ledger.post({ kind: 'refund_proposed', source, legs, actorUuid: askedBy, fen: -fen });
    await addRefunded(db, { company_uuid, order_uuid }, { refunding: fen });
  }
  return rows.map(({ uuid }) => uuid);
}

/** @throws AppError 40401, 40901, 40902 where an operator has decided on it */
export const withdrawRefund = write(
  contract.withdrawRefund,
  { audit: 'order.refund_withdrawn' },
  async (call, { uuid, version }) => {
    const { db, member, publish } = call;
    const { companyUuid, accountUuid } = member;
    const ledger = await openLedger(call, companyUuid);
    const row = await requireCurrent(await lockRefund(db, uuid, companyUuid), version, presentRefund);
    if (row.state !== 'asked') throw new AppError(40902, { reason: 'orders.refundDecided' });
    await giveCoinsBack({ db, ledger }, row, { state: 'withdrawn', actorUuid: accountUuid });
    await publish({ type: 'order.changed' }, []);
    await publish({ type: 'coins.changed' }, []);
    return presentRefund(requireFound(await findRefund(db, uuid, companyUuid)));
  },
);
