import { FOUND_MAX } from '@qinghe/contract/dict/schools.ts';
import { sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import type { SearchWords } from './rules.ts';

/** Lists that are searched by words: each has its forms, their characters, and a table of Latin terms. */
export type SearchedList = 'school' | 'major';

/** Codes of the entries that fit, the best first: whole name, beginning, short for it, inside, scattered. */
export async function findCodes(reader: Reader, list: SearchedList, words: SearchWords): Promise<string[]> {
  const { rows } = await searchQuery(list, words).execute(reader);
  return rows.map(({ code }) => code);
}

/** The search itself; a test asks the planner how it is done. */
export const searchQuery = (list: SearchedList, words: SearchWords) =>
  words.by === 'term' ? byTerm(list, words) : byCharacters(list, words);

const byCharacters = (list: SearchedList, { words, characters, pattern }: SearchWords & { by: 'characters' }) =>
  sql<{ code: string }>`
    select entry.code
    from ${sql.table(list)} as entry
    cross join lateral (
      select min(case when form = ${words} then 0
                      when starts_with(form, ${words}) then 1
                      when left(form, 1) = left(${words}, 1) then 2
                      when strpos(form, ${words}) > 0 then 3
                      else 4 end) as rank
      from unnest(entry.forms) as form
      where form like ${pattern}
    ) as best
    where entry.characters @> ${characters}::text[] and best.rank is not null
    order by best.rank, entry.tier, length(entry.name), entry.code
    limit ${FOUND_MAX}`;

const byTerm = (list: SearchedList, { from, before }: SearchWords & { by: 'term' }) =>
  sql<{ code: string }>`
    select entry.code
    from ${sql.table(`${list}_term`)} as term
    join ${sql.table(list)} as entry on entry.code = term.${sql.ref(list)}
    where term.term >= ${from} and term.term < ${before}
    group by entry.code, entry.tier, entry.name
    order by min(case when term.term = ${from} then 0 else 1 end), entry.tier, length(entry.name), entry.code
    limit ${FOUND_MAX}`;
