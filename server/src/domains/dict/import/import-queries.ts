import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import type { SearchedList } from '../search-queries.ts';
import type { ListFile } from './list-files.ts';

// Any number that nothing else locks.
const IMPORT_LOCK = 7_203_115;

/** Held until the transaction ends. */
export async function lockImports(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
}

export async function readRevisions(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.selectFrom('reference_source').select(['list', 'revision']).execute();
  return new Map(rows.map(({ list, revision }) => [list, revision]));
}

export async function saveSource(trx: Trx, { sha256: _sha256, ...file }: ListFile, entries: number): Promise<void> {
  const row = { ...file, entries };
  await trx
    .insertInto('reference_source')
    .values(row)
    .onConflict((conflict) => conflict.column('list').doUpdateSet({ ...row, imported_at: sql`now()` }))
    .execute();
}

type Row = { code: string } & Record<string, unknown>;
type ReferenceTable = 'area' | 'phone_country' | 'industry' | 'company_tag' | SearchedList;

/** Adds rows of a table, or changes those that are there by their codes. */
export async function upsertRows(trx: Trx, table: ReferenceTable, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? { code: '' });
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const changes = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (code) do update set ${changes}`.execute(trx);
}

/** Takes away what the list has no more. A code that other rows refer to cannot go: then the import fails. */
export async function removeOthers(trx: Trx, table: ReferenceTable, rows: readonly Row[]): Promise<void> {
  const codes = rows.map(({ code }) => code);
  await sql`delete from ${sql.table(table)} where code <> all (${codes}::text[])`.execute(trx);
}

/** What a list is found by in Latin letters, in place of all that was there; the planner learns of it at once. */
export async function replaceTerms(
  trx: Trx,
  list: SearchedList,
  terms: readonly { code: string; term: string }[],
): Promise<void> {
  const table = sql.table(`${list}_term`);
  await sql`delete from ${table}`.execute(trx);
  await sql`
    insert into ${table} (term, ${sql.ref(list)})
    select term, code from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as given (term text, code text)`.execute(
    trx,
  );
  await sql`analyze ${sql.table(list)}`.execute(trx);
  await sql`analyze ${table}`.execute(trx);
}
