import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import { allowed, type Limits } from '../search/search-queries.ts';

/** So many of a word are enough to call it common. */
const COMMON = 1000;
/** So many of those who share any word are compared, those heard of last. */
const COMPARED = 5000;

/** How many hold each phrase, counted no further than a thousand. */
export async function countPhrases(reader: Reader, queries: readonly string[]): Promise<number[]> {
  if (queries.length === 0) return [];
  const { rows } = await sql<{ n: number }>`
    select counted.n from unnest(${[...queries]}::text[]) with ordinality asked (query, place)
    cross join lateral (
      select count(*)::int as n from (select 1 from talent_search where terms @@ query::tsquery limit ${COMMON}) found
    ) counted order by place`.execute(reader);
  return rows.map(({ n }) => n);
}

/** Others by how many of the phrases they hold, then those heard of last, each with which. */
export async function readSharing(
  reader: Reader,
  queries: readonly string[],
  { uuid, limits, limit }: { uuid: string; limits: Limits; limit: number },
): Promise<{ talent_uuid: string; shared: boolean[] }[]> {
  if (queries.length === 0) return [];
  const held = sql`array[${sql.join(queries.map((query) => sql`terms @@ ${query}::tsquery`))}]`;
  const { rows } = await sql<{ talent_uuid: string; shared: boolean[] }>`
    select talent_uuid, shared from (
      select talent_uuid, turn, ${held} as shared from (
        select * from (select * from talent_search where terms @@ ${queries.join(' | ')}::tsquery offset 0) any_of
        order by any_of.turn desc limit ${COMPARED}) talent_search
      where talent_uuid <> ${uuid} and ${allowed(limits)}) found
    order by cardinality(array_positions(shared, true)) desc, turn desc limit ${limit}`.execute(reader);
  return rows;
}
