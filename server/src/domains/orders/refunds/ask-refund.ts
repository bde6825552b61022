import * as contract from '@qinghe/contract/orders/refunds.ts';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { requireCurrent, requireFound } from '../../../refusals.ts';
import { openLedger, readWallet } from '../../wallet/index.ts';
import { giveCoinsBack } from './give-coins-back.ts';
import { holdCoins, requireAsQuoted } from './hold-coins.ts';
import { presentRefund } from './present-refund.ts';
import { planRefund } from './reckon.ts';
import { findRefund, lockRefund, readRefunds, readSome } from './refund-queries.ts';

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
    requireAsQuoted(quote, fen, expect);
    const made = await holdCoins({ db, now, ledger, companyUuid }, parts, { words, askedBy: accountUuid });
    note(...made.map((objectUuid) => ({ objectUuid, detail: { fen } })));
    await publish({ type: 'order.changed' }, []);
    await publish({ type: 'coins.changed' }, []);
    return { items: (await readSome(db, companyUuid, made)).map(presentRefund) };
  },
);

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
