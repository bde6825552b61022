import { COUNTED_AT_MOST } from '@qinghe/contract/talents/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import { ofSchool, type Tier } from './terms.ts';

/** So many of those heard of last are looked through before the index is asked for all that match (decision 0029). */
const NEAR = 2000;
/** And so many where there are enough among them; the walk ends with the last one that is wanted. */
const FURTHER = 20_000;
/** Where terms are asked for together, gathering reads the lists of all of them: it is worth walking on for longer. */
const FURTHER_TOGETHER = 60_000;
/** More than so many are as good as more than any. */
const POOL_AT_MOST = 100_000;

/** Who may be found, besides by terms: heard of since, could start by, not hidden from the company. */
export interface Limits {
  /** Or the column that has it, where many search at once. */
  companyUuid: string | RawBuilder<unknown>;
  since?: Date | undefined;
  start?: string | undefined;
  /** Only those heard of after this turn. */
  afterTurn?: string | undefined;
}

export interface Found {
  talent_uuid: string;
  turn: string;
  met: number;
}

const all = sql<boolean>`true`;

const matches = (query: string): RawBuilder<boolean> => (query === '' ? all : sql<boolean>`terms @@ ${query}::tsquery`);

/** The conditions of a search that no term answers. Whoever reads talents for a company goes through these. */
export const allowed = ({ companyUuid, since, start, afterTurn }: Limits): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    [
      sql`not exists (select from talent_hidden hidden
        where hidden.company_uuid = ${companyUuid} and hidden.talent_uuid = talent_search.talent_uuid)`,
      ...(since ? [sql`refreshed_at >= ${since}`] : []),
      ...(start ? [sql`start_on <= ${start}::date`] : []),
      ...(afterTurn ? [sql`turn > ${afterTurn}::bigint`] : []),
    ],
    sql` and `,
  )}`;

/** Rows of talents heard of before a turn, those heard of last first. */
const newest = (before: string | undefined, limit: number) =>
  sql`select * from talent_search where ${before === undefined ? all : sql<boolean>`turn < ${before}`}
    order by turn desc limit ${limit}`;

/**
 * The next ones of a tier. What many match is near: those heard of last are looked through. What few match is found by its
 * terms first and ordered then.
 */
export async function readTier(
  reader: Reader,
  { met, query }: Tier,
  { before, limit, limits }: { before: string | undefined; limit: number; limits: Limits },
): Promise<Found[]> {
  const first = async (source: RawBuilder<unknown>, fits: RawBuilder<boolean>): Promise<Found[]> => {
    const { rows } = await sql<Omit<Found, 'met'>>`
      select talent_uuid, turn::text as turn from (${source}) talent_search
      where ${fits} and ${allowed(limits)} order by talent_search.turn desc limit ${limit}`.execute(reader);
    return rows.map((row) => ({ ...row, met }));
  };
  if (query === '')
    return first(sql`select * from talent_search`, before === undefined ? all : sql<boolean>`turn < ${before}`);
  const near = await first(newest(before, NEAR), matches(query));
  if (near.length === limit) return near;
  // Walking on pays only where as many as are wanted may be expected there.
  const most = query.includes('&') ? FURTHER_TOGETHER : FURTHER;
  const isNear = near.length * (most / NEAR) >= limit;
  const further = isNear ? await first(newest(before, most), matches(query)) : [];
  if (further.length === limit) return further;
  // `offset 0` keeps the planner from walking the order to the few.
  const earlier = before === undefined ? all : sql<boolean>`turn < ${before}`;
  return first(sql`select * from talent_search where ${matches(query)} offset 0`, earlier);
}

/** How many belong to each tier, counted no further than 999 and one. */
export async function countTiers(reader: Reader, tiers: readonly Tier[], limits: Limits): Promise<number[]> {
  const near = await countNear(reader, tiers, limits);
  const counts: number[] = [];
  for (const [index, tier] of tiers.entries()) {
    const known = near[index] ?? 0;
    counts.push(known > COUNTED_AT_MOST ? known : await count(reader, tier.query, limits));
  }
  return counts.map((found) => Math.min(found, COUNTED_AT_MOST + 1));
}

/** Of those heard of last: where many belong to a tier, that says it without gathering all of them. */
async function countNear(reader: Reader, tiers: readonly Tier[], limits: Limits): Promise<number[]> {
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(tiers.map(({ query }) => sql`count(*) filter (where ${matches(query)})::int`))}] as counts
    from (${newest(undefined, FURTHER)}) talent_search where ${allowed(limits)}`.execute(reader);
  return rows[0]?.counts ?? [];
}

/** How many match a tsquery, counted no further than `most`. */
export async function count(
  reader: Reader,
  query: string,
  limits: Limits,
  most: number = COUNTED_AT_MOST + 1,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from (select * from talent_search where ${matches(query)} offset 0) talent_search
      where ${allowed(limits)} limit ${most}) found`.execute(reader);
  return rows[0]?.n ?? 0;
}

/** Everybody whom a company may find. */
export const countPool = (reader: Reader, companyUuid: string): Promise<number> =>
  count(reader, '', { companyUuid }, POOL_AT_MOST);

/** Whom a search finds among those told of by transactions of a stretch (without `to`, up to now), and who are found by it still. */
export async function readChanged(
  reader: Reader,
  query: string,
  limits: Limits,
  { from, to }: { from: string; to?: string },
): Promise<string[]> {
  const before = to === undefined ? sql`true` : sql`changed_in < ${to}::xid8`;
  const { rows } = await sql<{ talent_uuid: string }>`
    select talent_uuid from (
      select * from talent_search where changed_in >= ${from}::xid8 and ${before} offset 0) talent_search
    where ${matches(query)} and ${allowed(limits)} order by turn desc`.execute(reader);
  return rows.map(({ talent_uuid }) => talent_uuid);
}

/** Those of some talents whom a company may find now, heard of last first. */
export async function readAllowed(reader: Reader, uuids: readonly string[], limits: Limits): Promise<string[]> {
  const { rows } = await sql<{ talent_uuid: string }>`
    select talent_uuid from talent_search where talent_uuid = any(${[...uuids]}::uuid[]) and ${allowed(limits)}
    order by turn desc`.execute(reader);
  return rows.map(({ talent_uuid }) => talent_uuid);
}

/** Which schools so many people share who match a search as well. */
export async function readSharedSchools(
  reader: Reader,
  schools: readonly string[],
  { query, limits, least }: { query: string | undefined; limits: Limits; least: number },
): Promise<Set<string>> {
  if (schools.length === 0) return new Set();
  const queries = schools.map((school) => [ofSchool(school), ...(query === undefined ? [] : [query])].join(' & '));
  const { rows } = await sql<{ school: string }>`
    select school from unnest(${[...schools]}::text[], ${queries}::text[]) asked (school, query)
    cross join lateral (
      select count(*) as n from (
        select 1 from talent_search where terms @@ query::tsquery and ${allowed(limits)} limit ${least}) found) counted
    where n >= ${least}`.execute(reader);
  return new Set(rows.map(({ school }) => school));
}

/** What a talent shows, of so many; nothing that a person is reached by is read. */
export const readCards = (reader: Reader, uuids: readonly string[]) =>
  reader
    .selectFrom('talent')
    .select(['uuid', 'school', 'major', 'degree', 'graduation_month', 'city', 'wish_cities', 'wished_work'])
    .select(['days_per_week', 'months', 'earliest_start', 'full_time', 'skills', 'about', 'experiences', 'cv_text'])
    .select(['cities', 'refreshed_at'])
    .where('uuid', '=', (e) => e.fn.any(e.val([...uuids])))
    .execute();

export type Card = Awaited<ReturnType<typeof readCards>>[number];
