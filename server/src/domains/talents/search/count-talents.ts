import { type FilterName, filterNames, type TalentFilter } from '@qinghe/contract/talents/filter.ts';
import * as contract from '@qinghe/contract/talents/list.ts';
import type { Reader } from '../../../db/database.ts';
import { read } from '../../../http/read.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { type Search, searchOf } from './search.ts';
import { count, countPool, countTiers } from './search-queries.ts';

/** Further filters that are offered with a count, unless something is set there. */
const furtherOf = (today: string): { filter: FilterName; value: string }[] => [
  { filter: 'degree', value: 'bachelor' },
  { filter: 'start', value: today },
  { filter: 'fresh', value: '30' },
  { filter: 'days', value: '4' },
];
const MOST = contract.COUNTED_AT_MOST + 1;

/** A group that nobody belongs to under the filters says which of them to drop, so that nobody believes the best do not exist. */
export const countTalents = read(contract.countTalents, async ({ db, member: { companyUuid }, now }, filter) => {
  const of = { companyUuid, now };
  const search = await searchOf(db, filter, of);
  const counts = await countTiers(db, search.tiers, search.limits);
  const groups: (typeof contract.countTalents)['output']['_output']['groups'] = [];
  for (const [index, { met }] of search.tiers.entries()) {
    const found = counts[index] ?? 0;
    groups.push({ met, count: found, without: found === 0 ? await countWithout(db, filter, { ...of, index }) : [] });
  }
  const total = counts.reduce((sum, one) => sum + one, 0);
  return {
    pool: await countPool(db, companyUuid),
    total: Math.min(total, MOST),
    words: search.words,
    groups,
    further: await countFurther(db, filter, of),
  };
});

interface Of {
  companyUuid: string;
  now: Date;
}

async function countWithout(db: Reader, filter: TalentFilter, { index, ...of }: Of & { index: number }) {
  const without: { filter: FilterName; count: number }[] = [];
  for (const name of filterNames.filter((one) => filter[one] !== undefined)) {
    const { tiers, limits } = await searchOf(db, { ...filter, [name]: undefined }, of);
    const found = await count(db, tiers[index]?.query ?? '', limits);
    if (found > 0) without.push({ filter: name, count: found });
  }
  return without.sort((one, other) => other.count - one.count);
}

async function countFurther(db: Reader, filter: TalentFilter, of: Of) {
  const further: { filter: FilterName; value: string; count: number }[] = [];
  for (const { filter: name, value } of furtherOf(chinaDay(of.now))) {
    if (filter[name] !== undefined) continue;
    const given = { ...filter, [name]: name === 'days' ? Number(value) : value } as TalentFilter;
    further.push({ filter: name, value, count: await countAll(db, await searchOf(db, given, of)) });
  }
  return further;
}

const countAll = async (db: Reader, { query, limits }: Search): Promise<number> => count(db, query ?? '', limits);
