import type { JobField } from '@qinghe/contract/jobs/job.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';

/** Under which heads of columns are kept beside words of cells. */
export const HEAD = 'head';

export interface KeptWord {
  field: string;
  word: string;
  shown: string;
  value: string;
}

/** What the company said that words of its sheets stand for. */
export const readWords = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('job_import_word')
    .select(['field', 'word', 'shown', 'value'])
    .where('company_uuid', '=', companyUuid)
    .execute();

/** Keeps what words stand for in place of what was kept of them. */
export async function saveWords(trx: Trx, companyUuid: string, words: readonly KeptWord[]): Promise<void> {
  if (words.length === 0) return;
  await trx
    .insertInto('job_import_word')
    .values(words.map((word) => ({ company_uuid: companyUuid, ...word })))
    .onConflict((conflict) =>
      conflict
        .columns(['company_uuid', 'field', 'word'])
        .doUpdateSet((e) => ({ value: e.ref('excluded.value'), shown: e.ref('excluded.shown') })),
    )
    .execute();
}

export async function deleteWord(trx: Trx, companyUuid: string, field: string, word: string): Promise<void> {
  await trx
    .deleteFrom('job_import_word')
    .where('company_uuid', '=', companyUuid)
    .where('field', '=', field)
    .where('word', '=', word)
    .execute();
}

export async function countWords(reader: Reader, companyUuid: string): Promise<number> {
  const { n } = await reader
    .selectFrom('job_import_word')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirstOrThrow();
  return n;
}

export interface WordRows {
  field: JobField;
  word: string;
  shown: string;
  rows: number;
}

/** Words that are no value of their column, those of the most rows first, and how many there are. */
export async function readUnknownWords(reader: Reader, companyUuid: string, uuid: string, limit: number) {
  const { rows } = await sql<WordRows & { all: number }>`
    select problem ->> 'field' as field, problem ->> 'unknown' as word, min(problem ->> 'words') as shown,
      count(distinct row)::int as rows, (count(*) over ())::int as all
    from job_import_row, jsonb_array_elements(problems) as problem
    where company_uuid = ${companyUuid} and import_uuid = ${uuid} and problem ? 'unknown'
    group by 1, 2 order by rows desc, min(row) limit ${limit}`.execute(reader);
  return { words: rows.map(({ all: _all, ...word }) => word), all: rows[0]?.all ?? 0 };
}

/** Words for which the company's choice stands in, those of the most rows first. */
export async function readMappedWords(reader: Reader, companyUuid: string, uuid: string, limit: number) {
  const { rows } = await sql<WordRows & { value: string }>`
    select used ->> 'field' as field, used ->> 'word' as word, min(used ->> 'shown') as shown,
      count(distinct row)::int as rows, kept.value
    from job_import_row
    cross join jsonb_array_elements(words) as used
    join job_import_word kept on kept.company_uuid = job_import_row.company_uuid
      and kept.field = used ->> 'field' and kept.word = used ->> 'word'
    where job_import_row.company_uuid = ${companyUuid} and import_uuid = ${uuid}
    group by 1, 2, kept.value order by rows desc, min(row) limit ${limit}`.execute(reader);
  return rows;
}

/** Which of these words stand in the sheet, as they stand there; its rows that have them wait to be looked at again. */
export async function resetRowsWith(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  words: readonly { field: string; word: string }[],
): Promise<{ field: string; word: string; shown: string }[]> {
  const asked = JSON.stringify(words);
  const { rows } = await sql<{ field: string; word: string; shown: string }>`
    with found as (
      select row, problem ->> 'field' as field, problem ->> 'unknown' as word, problem ->> 'words' as shown
      from job_import_row cross join jsonb_array_elements(problems) as problem
      where company_uuid = ${companyUuid} and import_uuid = ${uuid} and problem ? 'unknown'
      union all
      select row, used ->> 'field', used ->> 'word', used ->> 'shown'
      from job_import_row cross join jsonb_array_elements(words) as used
      where company_uuid = ${companyUuid} and import_uuid = ${uuid}
    ), hit as (
      select found.* from found
      join jsonb_to_recordset(${asked}::jsonb) as asked (field text, word text) using (field, word)
    ), reset as (
      update job_import_row set problems = null, draft = null, words = '[]'
      where company_uuid = ${companyUuid} and import_uuid = ${uuid} and row in (select row from hit)
    )
    select field, word, min(shown) as shown from hit group by field, word`.execute(trx);
  return rows;
}

/** All rows wait to be looked at again, or one of them. */
export async function resetRows(trx: Trx, companyUuid: string, uuid: string, row?: number): Promise<void> {
  await trx
    .updateTable('job_import_row')
    .set({ problems: null, draft: null, words: '[]' })
    .where('company_uuid', '=', companyUuid)
    .where('import_uuid', '=', uuid)
    .$if(row !== undefined, (query) => query.where('row', '=', row ?? 0))
    .execute();
}
