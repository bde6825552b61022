import * as contract from '@qinghe/contract/orders/decide-refunds.ts';
import type { Reader } from '../../../db/database.ts';
import { readForOperator, writeForOperator } from '../../../http/operator.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import { openLedger, readWallet } from '../../wallet/index.ts';
import { findOrderOfAll } from '../all/all-order-queries.ts';
import { presentNow } from './decide-refund.ts';
import { holdCoins, requireAsQuoted } from './hold-coins.ts';
import { planRefund } from './reckon.ts';

const companyOf = async (db: Reader, order: string) => requireFound(await findOrderOfAll(db, order)).company_uuid;

/** What of one order can go back now, and what goes with it. @throws AppError 40401 */
export const quoteOrderRefund = readForOperator(contract.quoteOrderRefund, async ({ db, now }, { uuid, fen }) => {
  const companyUuid = await companyOf(db, uuid);
  const wallet = await readWallet(db, companyUuid);
  return (await planRefund(db, { companyUuid, wallet, now, fen, only: uuid })).quote;
});

/**
 * Proposes a refund of an order in place of its company, which asked by phone or is frozen: its coins are held at once, and another
 * operator decides as on what a company asks for.
 * @throws AppError 40401, 40930, 40931, 40935 as where the company asks
 */
export const proposeRefund = writeForOperator(
  contract.proposeRefund,
  { audit: 'order.refund_proposed' },
  async (call, { uuid, fen, words, expect }) => {
    const { db, operator, now, note } = call;
    const companyUuid = await companyOf(db, uuid);
    const ledger = await openLedger(call, companyUuid);
    const planned = { companyUuid, wallet: ledger.wallet(), now, fen, only: uuid, locked: true };
    const { parts, quote } = await planRefund(db, planned);
    requireAsQuoted(quote, fen, expect);
    const proposedBy = operator.operatorUuid;
    const [refund] = await holdCoins({ db, now, ledger, companyUuid }, parts, { words, proposedBy });
    note({ companyUuid, objectUuid: refund ?? null, detail: { fen } });
    await publishEvent(db, { companyUuid, owners: [] }, { type: 'order.changed' });
    await publishEvent(db, { companyUuid, owners: [] }, { type: 'coins.changed' });
    return presentNow(db, requireFound(refund), operator);
  },
);
