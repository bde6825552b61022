import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { nameKey } from '../../../db/name-key.ts';

export interface SearchRow {
  uuid: string;
  terms: readonly string[];
  startOn: string | null;
  now: Date;
}

/** Writes what a talent is found by, under a new turn: they are the ones heard of last. */
export async function saveSearchRow(trx: Trx, { uuid, terms, startOn, now }: SearchRow): Promise<void> {
  await sql`
    insert into talent_search (talent_uuid, turn, refreshed_at, start_on, terms)
    values (${uuid}, nextval('talent_turn'), ${now}, ${startOn}::date, array_to_tsvector(${[...terms]}::text[]))
    on conflict (talent_uuid) do update
    set turn = excluded.turn, changed_in = excluded.changed_in, refreshed_at = excluded.refreshed_at,
      start_on = excluded.start_on, terms = excluded.terms`.execute(trx);
}

/** Companies that must not find a talent, in place of those that were named before. */
export async function hideFrom(
  trx: Trx,
  uuid: string,
  { codes, names }: { codes: readonly string[]; names: readonly string[] },
): Promise<void> {
  const keys = sql<string>`(
    select 'code:' || code from unnest(${[...codes]}::text[]) code
    union select 'name:' || ${nameKey(sql.ref('name'))} from unnest(${[...names]}::text[]) name)`;
  await sql`delete from talent_hides where talent_uuid = ${uuid} and hidden_key not in ${keys}`.execute(trx);
  await sql`delete from talent_hidden where talent_uuid = ${uuid} and hidden_key <> 'answer' and hidden_key not in ${keys}`.execute(
    trx,
  );
  if (codes.length + names.length === 0) return;
  await sql`insert into talent_hides (talent_uuid, hidden_key) select ${uuid}, key from ${keys} keys (key)
    on conflict do nothing`.execute(trx);
  await sql`
    insert into talent_hidden (company_uuid, talent_uuid, hidden_key)
    select company_uuid, ${uuid}, key from ${keys} keys (key)
    join lateral (
      select company_uuid from company_licence where 'code:' || credit_code = key
      union select company_uuid from company where 'name:' || name_key(name) = key
      union select company_uuid from company where short_name <> '' and 'name:' || name_key(short_name) = key
    ) companies on true
    on conflict do nothing`.execute(trx);
}

/** Talents of before, whom no words find yet; those heard of longest ago first, so that turns keep the order. */
export const readUnsearchable = (reader: Reader, limit: number) =>
  reader
    .selectFrom('talent')
    .selectAll()
    .where((e) =>
      e.not(e.exists(e.selectFrom('talent_search').select('turn').whereRef('talent_uuid', '=', 'talent.uuid'))),
    )
    .where('paused_at', 'is', null)
    .orderBy('refreshed_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
