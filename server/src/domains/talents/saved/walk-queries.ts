import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import type { Search } from '../search/search.ts';
import { allowed } from '../search/search-queries.ts';
import type { Alert } from './saved-queries.ts';

type Key = Pick<Alert, 'company_uuid' | 'uuid'>;
export type Walked = Pick<Alert, 'company_uuid' | 'uuid' | 'walked_to'> & Pick<Search, 'query' | 'limits'>;

const keysOf = (searches: readonly Key[]) =>
  sql`unnest(${searches.map((one) => one.company_uuid)}::uuid[], ${searches.map(({ uuid }) => uuid)}::uuid[])`;

/**
 * Notes whom so many searches find among those told of since they were last walked and before `to`, each once. What is new
 * has an index of its own meanwhile: a search costs what it finds, whatever the number of talents and of searches.
 * @param searches the one walked longest ago first
 */
export async function insertFound(
  trx: Trx,
  searches: readonly Walked[],
  { to, now }: { to: string; now: Date },
): Promise<void> {
  const [first] = searches;
  if (!first) return;
  await sql`create temporary table new_talent on commit drop as
    select talent_uuid, changed_in, refreshed_at, start_on, terms from talent_search
    where changed_in >= ${first.walked_to}::xid8 and changed_in < ${to}::xid8`.execute(trx);
  await sql`create index on new_talent using gin (terms)`.execute(trx);
  await sql`analyze new_talent`.execute(trx);
  await insertHitsOf(
    trx,
    searches.filter(({ query }) => query !== undefined),
    now,
    sql`terms @@ query::tsquery`,
  );
  await insertHitsOf(
    trx,
    searches.filter(({ query }) => query === undefined),
    now,
    sql`true`,
  );
  await sql`drop table new_talent`.execute(trx);
}

async function insertHitsOf(trx: Trx, searches: readonly Walked[], now: Date, finds: ReturnType<typeof sql>) {
  if (searches.length === 0) return;
  const column = <T>(value: (one: Walked) => T | undefined) => searches.map((one) => value(one) ?? null);
  await sql`
    insert into talent_alert_hit (company_uuid, search_uuid, talent_uuid, found_at)
    select asked.company_uuid, asked.uuid, talent_search.talent_uuid, ${now}
    from unnest(${column((one) => one.company_uuid)}::uuid[], ${column(({ uuid }) => uuid)}::uuid[],
      ${column(({ query }) => query)}::text[], ${column((one) => one.walked_to)}::xid8[],
      ${column(({ limits }) => limits.since)}::timestamptz[], ${column(({ limits }) => limits.start)}::date[]
    ) asked (company_uuid, uuid, query, walked_to, since, start)
    join new_talent talent_search on ${finds}
    where changed_in >= walked_to and (since is null or refreshed_at >= since)
      and (start is null or start_on <= start) and ${allowed({ companyUuid: sql.ref('asked.company_uuid') })}
    on conflict do nothing`.execute(trx);
}

/** So many searches are walked up to a transaction. */
export async function setWalkedTo(trx: Trx, searches: readonly Key[], horizon: string): Promise<void> {
  await sql`
    update saved_talent_search saved set walked_to = ${horizon}::xid8 from ${keysOf(searches)} walked (company_uuid, uuid)
    where saved.company_uuid = walked.company_uuid and saved.uuid = walked.uuid`.execute(trx);
}

/** Those of so many searches that have found somebody of whom nobody was told yet. */
export async function readWithUntold(reader: Reader, searches: readonly Key[]): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select company_uuid, uuid from ${keysOf(searches)} walked (company_uuid, uuid)
    where exists (select from talent_alert_hit hit
      where hit.company_uuid = walked.company_uuid and hit.search_uuid = walked.uuid and hit.told_at is null)
    order by company_uuid, uuid`.execute(reader);
  return rows;
}
