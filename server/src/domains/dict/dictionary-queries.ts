import { type DictionaryEntry, type DictionaryName, SHOWN_ENTRIES } from '@qinghe/contract/dict/dictionaries.ts';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../db/containing.ts';
import type { Reader } from '../../db/database.ts';

/** Lists that stand in the database. */
export type StoredDictionary = Exclude<DictionaryName, 'options'>;

/** Of a table that is a tree: each entry with the name of what it lies in. */
const inTree = (table: string, nameEn = 'entry.name_en', where = 'true'): RawBuilder<unknown> => sql`
  select entry.code, entry.name, ${sql.raw(nameEn)} as name_en, coalesce(above.name, '') as within
  from ${sql.table(table)} as entry left join ${sql.table(table)} as above on above.code = entry.parent
  where ${sql.raw(where)}`;

/** What each list shows of an entry. */
const entriesOf: Readonly<Record<StoredDictionary, RawBuilder<unknown>>> = {
  areas: inTree('area', `''`, `entry.level <> 'district'`),
  districts: inTree('area', `''`, `entry.level = 'district'`),
  countries: sql`select code, name, name_en, '+' || dial_code as within from phone_country`,
  industries: inTree('industry'),
  schools: sql`
    select school.code, school.name, school.name_en, area.name as within
    from school join area on area.code = school.city`,
  majors: inTree('major', `''`),
  'company-tags': inTree('company_tag'),
  categories: inTree('job_category'),
  highlights: sql`select code::text as code, name, name_en, '' as within from job_highlight`,
  wages: sql`
    select city as code, area.name, '' as name_en, monthly || ' 元/月 · ' || source as within
    from minimum_wage join area on area.code = minimum_wage.city`,
};

/** How many rows each list has. */
export async function countEntries(reader: Reader): Promise<Readonly<Record<StoredDictionary, number>>> {
  const counts = Object.entries(entriesOf).map(
    ([name, entries]) => sql`(select count(*)::int from (${entries}) as entry) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<StoredDictionary, number>>`select ${sql.join(counts)}`.execute(reader);
  return rows[0] as Record<StoredDictionary, number>;
}

export const readSources = (reader: Reader) =>
  reader
    .selectFrom('reference_source')
    .select(['list', 'title', 'publisher', 'dated', 'missing', 'entries', 'imported_at'])
    .select(['title_en', 'publisher_en', 'missing_en'])
    .execute();

/** The first entries by code of those whose code or name holds the words, and how many there are. */
export async function findEntries(
  reader: Reader,
  name: StoredDictionary,
  words: string,
): Promise<{ items: DictionaryEntry[]; total: number }> {
  const inAny = sql.join(
    (['code', 'name', 'name_en', 'within'] as const).map((column) => contains(sql.ref(column), words)),
    sql` or `,
  );
  const { rows } = await sql<DictionaryEntry & { total: number }>`
    select code, name, name_en, within, count(*) over ()::int as total
    from (${entriesOf[name]}) as entry
    where ${inAny}
    order by code
    limit ${SHOWN_ENTRIES}`.execute(reader);
  return { items: rows.map(({ total: _all, ...entry }) => entry), total: rows[0]?.total ?? 0 };
}
