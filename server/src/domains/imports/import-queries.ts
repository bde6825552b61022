import type { JobImport } from '@qinghe/contract/imports/import.ts';
import type { JobDraft } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { storableJson } from '../../db/storable.ts';
import type { ChosenColumn } from './columns.ts';
import type { RowProblem, RowReading } from './read-row.ts';
import type { RowValues } from './values.ts';

export interface NewImport {
  company_uuid: string;
  uuid: string;
  account_uuid: string;
  kind: JobKind;
  name: string;
  sheet: string;
  hidden_rows: number;
  head: readonly string[];
  columns: readonly ChosenColumn[];
  created_at: Date;
}

/** Keeps the rows of a file; each waits to be looked at. */
export async function insertImport(
  trx: Trx,
  { head, columns, ...kept }: NewImport,
  rows: readonly { row: number; cells: readonly string[] }[],
): Promise<void> {
  await trx
    .insertInto('job_import')
    .values({ ...kept, state: 'checking', head: storableJson(head), columns: JSON.stringify(columns) })
    .execute();
  await sql`insert into job_import_row (company_uuid, import_uuid, row, cells)
    select ${kept.company_uuid}, ${kept.uuid}, (entry ->> 'row')::int, entry -> 'cells'
    from jsonb_array_elements(${storableJson(rows)}::jsonb) as entry`.execute(trx);
}

const isReady = sql<boolean>`draft is not null`;
const isPublishable = sql<boolean>`draft is not null and not problems @> '[{"level": "block"}]'`;

// Cast, not narrowed: the compiler gets lost in the type of any JSON.
const chosenColumns = sql<ChosenColumn[]>`columns`.as('columns');
const mended = sql<RowValues>`mended`.as('mended');

/** Imports of an account, with how far each is. */
const withFigures = (reader: Reader, companyUuid: string, accountUuid: string) =>
  reader
    .selectFrom('job_import')
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom('job_import_row')
          .whereRef('job_import_row.company_uuid', '=', 'job_import.company_uuid')
          .whereRef('job_import_row.import_uuid', '=', 'job_import.uuid')
          .select((r) => [
            r.fn.countAll<number>().as('rows'),
            r.fn.count<number>('problems').as('checked'),
            r.fn.countAll<number>().filterWhere(isReady).as('ready'),
            r.fn.countAll<number>().filterWhere(isPublishable).as('publishable'),
            r.fn.count<number>('job_uuid').as('created'),
          ])
          .as('figures'),
      (join) => join.onTrue(),
    )
    .where('job_import.company_uuid', '=', companyUuid)
    .where('job_import.account_uuid', '=', accountUuid)
    .select(['uuid', 'kind', 'name', 'state', 'sheet', 'hidden_rows', 'head', 'created_at'])
    .select(chosenColumns)
    .select(['rows', 'checked', 'ready', 'publishable', 'created'])
    .$narrowType<{ kind: JobKind; state: JobImport['state']; head: string[] }>();

export const findImport = (reader: Reader, companyUuid: string, accountUuid: string, uuid: string) =>
  withFigures(reader, companyUuid, accountUuid).where('uuid', '=', uuid).executeTakeFirst();

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** The import, locked, for the task that goes on with it. */
export const lockImport = (trx: Trx, companyUuid: string, uuid: string) =>
  trx
    .selectFrom('job_import')
    .select(['company_uuid', 'uuid', 'account_uuid', 'kind', 'state', 'head'])
    .select(chosenColumns)
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('company_member')
            .select(sql.lit(1).as('one'))
            .whereRef('company_member.company_uuid', '=', 'job_import.company_uuid')
            .whereRef('company_member.account_uuid', '=', 'job_import.account_uuid'),
        )
        .$castTo<boolean>()
        .as('is_member'),
    )
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .forUpdate()
    .$narrowType<{ kind: JobKind; state: JobImport['state']; head: string[] }>()
    .executeTakeFirst();

export type LockedImport = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

export async function setImportState(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  state: JobImport['state'],
): Promise<void> {
  await trx
    .updateTable('job_import')
    .set({ state })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

/** What somebody said of columns. */
export async function setImportColumns(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  columns: readonly ChosenColumn[],
): Promise<void> {
  await trx
    .updateTable('job_import')
    .set({ columns: JSON.stringify(columns) })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

const rowsOf = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('job_import_row')
    .where('company_uuid', '=', companyUuid)
    .where('import_uuid', '=', uuid)
    .orderBy('row');

/** The next rows that nobody has looked at. */
export const readUnchecked = (trx: Trx, companyUuid: string, uuid: string, limit: number) =>
  rowsOf(trx, companyUuid, uuid)
    .select(['row', 'cells', mended])
    .$narrowType<{ cells: string[] }>()
    .where('problems', 'is', null)
    .limit(limit)
    .execute();

/** The next rows that are to become drafts and have not. */
export const readUncreated = (trx: Trx, companyUuid: string, uuid: string, limit: number) =>
  rowsOf(trx, companyUuid, uuid)
    .select(['row', 'draft'])
    .$narrowType<{ draft: JobDraft }>()
    .where(isReady)
    .where('job_uuid', 'is', null)
    .limit(limit)
    .execute();

export const findRow = (trx: Trx, companyUuid: string, uuid: string, row: number) =>
  rowsOf(trx, companyUuid, uuid)
    .select(['cells', mended])
    .where('row', '=', row)
    .$narrowType<{ cells: string[] }>()
    .executeTakeFirst();

/** Keeps a cell that was typed anew, beside the others of its row. */
export async function saveCell(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  { row, field, text }: { row: number; field: string; text: string },
): Promise<void> {
  await trx
    .updateTable('job_import_row')
    .set({ mended: sql`mended || jsonb_build_object(${field}::text, ${text}::text)` })
    .where('company_uuid', '=', companyUuid)
    .where('import_uuid', '=', uuid)
    .where('row', '=', row)
    .execute();
}

/** Something that is said of the row alone: not of a word, which is asked about once, nor of the sheet's columns. */
const hasOwnProblem = sql<boolean>`problems @? '$[*] ? (!exists(@.unknown) && !exists(@.of_column))'`;

/** Rows with problems of their own, the worst first, or all that are wrong. */
export const readProblems = (
  reader: Reader,
  companyUuid: string,
  uuid: string,
  { only, limit }: { only: 'wrong' | 'own'; limit: number },
) =>
  rowsOf(reader, companyUuid, uuid)
    .select(['row', 'cells', mended, sql<RowProblem[]>`problems`.as('problems')])
    .where('problems', '!=', '[]')
    .clearOrderBy()
    .orderBy(sql`case when draft is null then 0 when problems @> '[{"level": "block"}]' then 1 else 2 end`)
    .orderBy('row')
    .where(only === 'wrong' ? sql<boolean>`draft is null` : hasOwnProblem)
    .limit(limit)
    .$narrowType<{ cells: string[] }>()
    .execute();

/** Earlier rows of the import, and jobs of the company that are not over, by title and cities. */
export async function readLikes(reader: Reader, companyUuid: string, uuid: string, kind: JobKind) {
  const likes = sql<string>`concat_ws('|', title, array_to_string(cities, ','))`;
  const [jobs, rows] = await Promise.all([
    reader
      .selectFrom('job')
      .select(likes.as('key'))
      .where('company_uuid', '=', companyUuid)
      .where('kind', '=', kind)
      .where('state', '!=', 'expired')
      .execute(),
    reader
      .selectFrom('job_import_row')
      .select([
        sql<string>`concat_ws('|', draft ->> 'title', (select string_agg(city, ',') from jsonb_array_elements_text(draft -> 'cities') as city))`.as(
          'key',
        ),
        sql<number>`min(row)`.as('row'),
      ])
      .where('company_uuid', '=', companyUuid)
      .where('import_uuid', '=', uuid)
      .where(isReady)
      .groupBy('key')
      .execute(),
  ]);
  return { jobs: new Set(jobs.map(({ key }) => key)), rows: new Map(rows.map(({ key, row }) => [key, row])) };
}

export async function saveReading(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  readings: readonly ({ row: number } & Pick<RowReading, 'draft' | 'problems' | 'words'>)[],
): Promise<void> {
  await sql`update job_import_row set problems = entry -> 'problems', draft = nullif(entry -> 'draft', 'null'),
      words = entry -> 'words'
    from jsonb_array_elements(${storableJson(readings)}::jsonb) as entry
    where company_uuid = ${companyUuid} and import_uuid = ${uuid} and row = (entry ->> 'row')::int`.execute(trx);
}

/** Says which job was made of each row. */
export async function saveJobsOfRows(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  made: readonly { row: number; job_uuid: string }[],
): Promise<void> {
  await sql`update job_import_row set job_uuid = made.job_uuid
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (row int, job_uuid uuid)
    where company_uuid = ${companyUuid} and import_uuid = ${uuid} and job_import_row.row = made.row`.execute(trx);
}

/** Imports of every company that were handed in before. */
export async function deleteOldImports(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom('job_import').where('created_at', '<', before.toISOString()).execute();
}
