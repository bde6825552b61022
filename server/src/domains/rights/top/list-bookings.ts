import * as contract from '@qinghe/contract/rights/top.ts';
import type { Reader } from '../../../db/database.ts';
import type { PageRequest } from '../../../db/keyset.ts';
import type { Scope } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { coinsOf } from './give-days-back.ts';
import { cancellable, undoUntil } from './top-days.ts';
import { readBookings, readPlaceNames } from './top-queries.ts';

type Row = Awaited<ReturnType<typeof readBookings>>['items'][number];

function stateOf(left: readonly string[], today: string): contract.TopBooking['state'] {
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined) return 'cancelled';
  if (today < first) return 'booked';
  return today <= last ? 'running' : 'ended';
}

function present(row: Row, names: ReadonlyMap<string, string>, now: Date): contract.TopBooking {
  const { uuid, kind, city, category, at, days, shown, applications, applications_before, actor } = row;
  const left = days.filter(({ freed }) => !freed);
  const still = coinsOf(row, left.filter(({ unit }) => !unit).length);
  const leftDays = left.map(({ day }) => day);
  return {
    ...{ uuid, kind, city, category, at, actor, shown, applications, applications_before },
    job: { uuid: row.job_uuid, title: row.title },
    city_name: names.get(city) ?? city,
    category_name: category === null ? null : (names.get(category) ?? category),
    ...{ from: row.from_day, to: row.to_day, days: days.length, freed: days.length - left.length },
    state: stateOf(leftDays, chinaDay(now)),
    units: left.filter(({ unit }) => unit).length,
    coins: still.paid + still.gift,
    cancellable: cancellable(leftDays, at, now).length,
    undo_until: undoUntil(at).toISOString(),
  };
}

async function list(
  { db, scope, now }: { db: Reader; scope: Scope; now: Date },
  kind: contract.TopKind,
  page: PageRequest,
) {
  const { items, next_cursor } = await readBookings(db, scope, kind, chinaDay(now), page);
  const codes = items.flatMap(({ city, category }) => [city, ...(category === null ? [] : [category])]);
  const names = await readPlaceNames(db, codes);
  return { items: items.map((row) => present(row, names, now)), next_cursor };
}

export const listSearchTops = read(contract.listSearchTops, (call, page) => list(call, 'top_search', page));

export const listHomeTops = read(contract.listHomeTops, (call, page) => list(call, 'top_home', page));
