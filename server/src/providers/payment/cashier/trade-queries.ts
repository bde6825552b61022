import type { NotNull } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { BillPlay, Channel, Fact } from '../port.ts';

/** A payment as the cashier has it. */
export interface Trade {
  number: string;
  channel: Channel;
  /** What was asked for, and what was paid. */
  fen: number;
  paid_fen: number;
  subject: string;
  notify_url: string;
  status: Fact['status'];
  /** Alipay knows of no trade before its code was scanned. */
  scanned: boolean;
  trade_no: string;
  paid_at: string | null;
  until: string;
  /** How the bill of its day tells of it; null as it was. */
  billed: BillPlay | null;
}

export const findTrade = (db: Database, number: string): Promise<Trade | undefined> =>
  db.selectFrom('cashier_trade').selectAll().where('number', '=', number).executeTakeFirst() as Promise<
    Trade | undefined
  >;

/** The same number asked for again gets what it got first. */
export async function insertTrade(
  db: Database,
  trade: Pick<Trade, 'number' | 'channel' | 'fen' | 'subject' | 'notify_url' | 'trade_no'> & { until: Date },
): Promise<void> {
  await db
    .insertInto('cashier_trade')
    .values({ ...trade, paid_fen: 0, status: 'waiting', scanned: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const changeTrade = (
  db: Database,
  number: string,
  change: Partial<Omit<Trade, 'paid_at'>> & { paid_at?: Date },
) => db.updateTable('cashier_trade').set(change).where('number', '=', number).execute();

/** @returns false where the same number was refunded before */
export async function insertRefund(
  db: Database,
  refund: { refund_number: string; number: string; fen: number; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cashier_refund')
    .values(refund)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const readRefunds = (db: Database, number: string) =>
  db.selectFrom('cashier_refund').selectAll().where('number', '=', number).execute();

export const findRefund = (db: Database, refundNumber: string) =>
  db.selectFrom('cashier_refund').selectAll().where('refund_number', '=', refundNumber).executeTakeFirst();

/** Instants; the first belongs to it, the second does not. */
interface Within {
  from: string;
  to: string;
}

/** What was paid within a time, the first before all else. */
export const readPaidTrades = (db: Database, channel: Channel, { from, to }: Within) =>
  db
    .selectFrom('cashier_trade')
    .selectAll()
    .where('channel', '=', channel)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .orderBy('paid_at')
    .$narrowType<{ paid_at: NotNull; billed: BillPlay | null }>()
    .execute();

/** What was paid back within a time, with the payment that it is of. */
export const readRefundsWithin = (db: Database, channel: Channel, { from, to }: Within) =>
  db
    .selectFrom('cashier_refund as refund')
    .innerJoin('cashier_trade as trade', 'trade.number', 'refund.number')
    .select(['refund.refund_number', 'refund.number', 'refund.fen', 'refund.at', 'trade.trade_no', 'trade.paid_fen'])
    .where('trade.channel', '=', channel)
    .where('refund.at', '>=', from)
    .where('refund.at', '<', to)
    .orderBy('refund.at')
    .execute();

/** The key of that name, made by `make` where there is none: servers of one database share it. */
export async function keyOf(db: Database, name: string, make: () => Promise<string>): Promise<string> {
  const find = () => db.selectFrom('cashier_key').select('private_key').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known) return known.private_key;
  await db
    .insertInto('cashier_key')
    .values({ name, private_key: await make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.private_key ?? '';
}
