import type {
  CvFileState,
  CvImportForm,
  CvImportState,
  ImportReason,
  LegalBasis,
} from '@qinghe/contract/intake/cv-imports.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { sharesOf } from '../../db/shares.ts';
import { whenGiven } from '../../db/when-given.ts';

/** An import by its whole key. */
export interface OfImport {
  company_uuid: string;
  uuid: string;
}

export interface NewImport extends OfImport {
  account_uuid: string;
  job_uuid: string;
  form: CvImportForm;
  basis: LegalBasis;
  basis_note: string;
  source: string;
  created_at: Date;
}

export async function insertImport(trx: Trx, made: NewImport): Promise<void> {
  await trx
    .insertInto('cv_import')
    .values({ ...made, state: 'receiving' })
    .execute();
}

const counts = sql<Partial<Record<CvFileState, number>>>`(
  select coalesce(jsonb_object_agg(tallied.state, tallied.number), '{}') from (
    select file.state, count(*)::int as number from cv_import_file file
    where file.company_uuid = cv_import.company_uuid and file.import_uuid = cv_import.uuid group by file.state
  ) tallied)`;

/** Imports of an account with how many of their CVs stand in each state, the newest first. */
const withCounts = (reader: Reader, companyUuid: string, accountUuid: string) =>
  reader
    .selectFrom('cv_import')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'cv_import.company_uuid').onRef('job.uuid', '=', 'cv_import.job_uuid'),
    )
    .select(['cv_import.uuid', 'cv_import.form', 'cv_import.state', 'cv_import.reason', 'cv_import.job_uuid'])
    .select(['cv_import.basis', 'cv_import.basis_note', 'cv_import.packed', 'cv_import.created_at'])
    .select(['job.title as job_title', 'job.kind', counts.as('counts')])
    .where('cv_import.company_uuid', '=', companyUuid)
    .where('cv_import.account_uuid', '=', accountUuid);

export const findImport = (reader: Reader, companyUuid: string, accountUuid: string, uuid: string) =>
  withCounts(reader, companyUuid, accountUuid).where('cv_import.uuid', '=', uuid).executeTakeFirst();

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export const readImports = (reader: Reader, companyUuid: string, accountUuid: string, limit: number) =>
  withCounts(reader, companyUuid, accountUuid)
    .where('cv_import.form', '<>', 'hand')
    .orderBy('cv_import.created_at', 'desc')
    .orderBy('cv_import.uuid', 'desc')
    .limit(limit)
    .execute();

/** The import, locked; an account's own where one is given. */
export const lockImport = (trx: Trx, { company_uuid, uuid }: OfImport, accountUuid?: string) =>
  trx
    .selectFrom('cv_import')
    .selectAll()
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .$call(whenGiven(accountUuid, (query, own) => query.where('account_uuid', '=', own)))
    .forUpdate()
    .executeTakeFirst();

export type LockedImport = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

export async function setImport(
  trx: Reader,
  { company_uuid, uuid }: OfImport,
  change: { state?: CvImportState; reason?: ImportReason; packed?: number; told_at?: Date | null },
): Promise<void> {
  await trx
    .updateTable('cv_import')
    .set(change)
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();
}

/** Jobs of a company that take applications here, with who may do what with them. */
export const readOpenJobs = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('job')
    .select(['uuid', 'title', 'kind', 'owner_uuid', sharesOf('job').as('shares')])
    .where('company_uuid', '=', companyUuid)
    .where('state', '=', 'online')
    .where('external_url', '=', '')
    .where('change_of', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('uuid')
    .execute();

/** As which member an account brings people in now; undefined for who has left. */
export const findMaker = (reader: Reader, companyUuid: string, accountUuid: string) =>
  reader
    .selectFrom('company_member')
    .select(['account_uuid as accountUuid', 'type', 'role'])
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .executeTakeFirst();

/** What a member began goes to whoever takes the rest over. */
export async function passImports(trx: Trx, companyUuid: string, from: string, to: string): Promise<void> {
  await trx
    .updateTable('cv_import')
    .set({ account_uuid: to })
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', from)
    .execute();
}

/** Archives begun before an instant whose bytes were never all looked at. */
export const readStuckArchives = (reader: Reader, before: Date) =>
  reader
    .selectFrom('cv_import')
    .select(['company_uuid', 'uuid', 'packed'])
    .where('form', '=', 'archive')
    .where('state', 'in', ['receiving', 'unpacking', 'failed'])
    .where('created_at', '<', before.toISOString())
    .execute();

export async function deleteImport(reader: Reader, { company_uuid, uuid }: OfImport): Promise<void> {
  await reader.deleteFrom('cv_import').where('company_uuid', '=', company_uuid).where('uuid', '=', uuid).execute();
}

export async function deleteOldImports(reader: Reader, before: Date): Promise<void> {
  await reader.deleteFrom('cv_import').where('created_at', '<', before.toISOString()).execute();
}

/** On what the company keeps somebody; the first word stands. */
export async function insertBasis(
  trx: Trx,
  companyUuid: string,
  basis: { application_uuid: string; basis: LegalBasis; note: string; account_uuid: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('application_basis')
    .values({ company_uuid: companyUuid, ...basis })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
