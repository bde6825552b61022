import type { BillLine } from '@qinghe/contract/wallet/coins.ts';
import * as contract from '@qinghe/contract/wallet/coins.ts';
import { cutPage, decodeCursor, type PageRequest } from '../../db/keyset.ts';
import { type MemberRead, read } from '../../http/read.ts';
import { type BillFilter, type LineRow, readLines, readMonths, sumLines } from './bill-queries.ts';
import { findChannelCheck, findCheck } from './check-queries.ts';
import { readStandings } from './ledger-queries.ts';

/** What can be spent; a sub-account is shown none. */
export const remainingCoins = read(contract.remainingCoins, async ({ db, scope }) => {
  if (scope.ownerUuid !== undefined) return { value: 0, show: false, paid: 0, gift: 0, held: 0 };
  const standings = await readStandings(db, scope.companyUuid);
  const of = (name: string) => standings.find((one) => one.name === name)?.balance ?? 0;
  const [paid, gift] = [of('coin.paid'), of('coin.gift')];
  return { value: paid + gift, show: true, paid, gift, held: of('coin.held') };
});

export const listCoins = read(contract.listCoins, (call, { cursor, limit, ...filter }) =>
  readBill(call, filter, { cursor, limit }),
);

export const listRecharged = read(contract.listRecharged, (call, { cursor, limit, ...filter }) =>
  readBill(call, { ...filter, side: 'in' }, { cursor, limit }),
);

export const listConsumed = read(contract.listConsumed, (call, { cursor, limit, ...filter }) =>
  readBill(call, { ...filter, side: 'out' }, { cursor, limit }),
);

async function readBill({ db, scope }: MemberRead, filter: BillFilter, { cursor, limit }: PageRequest) {
  const [rows, sums] = await Promise.all([
    readLines(db, scope, filter, { after: decodeCursor(cursor)?.uuid, limit }),
    sumLines(db, scope, filter),
  ]);
  const page = cutPage(rows, limit, ({ at, uuid }) => ({ at, uuid }));
  return { ...sums, ...page, items: page.items.map((row) => presentLine(row, scope.ownerUuid === undefined)) };
}

/** A line as its company sees it; the balance is the master's to see. */
export const presentLine = (
  { job_uuid, job_title, order_uuid, order_number, ...line }: LineRow,
  seesAll: boolean,
): BillLine => ({
  ...line,
  coins_after: seesAll ? line.coins_after : null,
  job: job_uuid === null ? null : { uuid: job_uuid, title: job_title ?? '' },
  order: order_uuid === null ? null : { uuid: order_uuid, number: order_number ?? '' },
});

/** The months of the company's bill. */
export const listBills = read(contract.listBills, async ({ db, scope: { companyUuid } }) => {
  const [items, check, channels] = await Promise.all([
    readMonths(db, companyUuid),
    findCheck(db, companyUuid),
    findChannelCheck(db, companyUuid),
  ]);
  return { items, checked: check && { at: check.checked_at, agrees: check.agrees }, channels };
});
