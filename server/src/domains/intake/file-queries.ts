import type { CvFileReason, CvFileState } from '@qinghe/contract/intake/cv-imports.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';
import type { OfImport } from './import-queries.ts';

export interface NewFile {
  uuid: string;
  position: number;
  name: string;
  size: number;
  sha256: Buffer | null;
  state: CvFileState;
  reason: CvFileReason | null;
  file_uuid: string | null;
  application_uuid: string | null;
}

const FILES_A_STATEMENT = 500;

/** Writes CVs of an import down; one that waits becomes what it turned out to be. */
export async function putFiles(trx: Trx, { company_uuid, uuid }: OfImport, files: readonly NewFile[]): Promise<void> {
  for (let start = 0; start < files.length; start += FILES_A_STATEMENT)
    await trx
      .insertInto('cv_import_file')
      .values(
        files.slice(start, start + FILES_A_STATEMENT).map((file) => ({ company_uuid, import_uuid: uuid, ...file })),
      )
      .onConflict((conflict) =>
        conflict.columns(['company_uuid', 'uuid']).doUpdateSet((e) => ({
          size: e.ref('excluded.size'),
          sha256: e.ref('excluded.sha256'),
          state: e.ref('excluded.state'),
          reason: e.ref('excluded.reason'),
          file_uuid: e.ref('excluded.file_uuid'),
          application_uuid: e.ref('excluded.application_uuid'),
        })),
      )
      .execute();
}

/** CVs with what the reader could not do, and whose application there is. */
const withResults = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('cv_import_file as file')
    .innerJoin('cv_import', (join) =>
      join.onRef('cv_import.company_uuid', '=', 'file.company_uuid').onRef('cv_import.uuid', '=', 'file.import_uuid'),
    )
    .leftJoin('stored_file as stored', (join) =>
      join.onRef('stored.company_uuid', '=', 'file.company_uuid').onRef('stored.uuid', '=', 'file.file_uuid'),
    )
    .leftJoin('application', (join) =>
      join
        .onRef('application.company_uuid', '=', 'file.company_uuid')
        .onRef('application.uuid', '=', 'file.application_uuid'),
    )
    .select(['file.uuid', 'file.position', 'file.name', 'file.size', 'file.state', 'file.reason', 'file.file_uuid'])
    .select(['stored.reading_failure as failure', 'cv_import.created_at'])
    .select(['application.uuid as application_uuid', 'application.name as application_name'])
    .select(['application.kind as application_kind', 'application.stage as application_stage'])
    .where('file.company_uuid', '=', companyUuid);

export type FileRow = Awaited<ReturnType<typeof readFiles>>['items'][number];

export const readFiles = (
  reader: Reader,
  { company_uuid, uuid }: OfImport,
  { state, ...page }: { state?: CvFileState | undefined; cursor?: string | undefined; limit: number },
) =>
  readPage(
    withResults(reader, company_uuid)
      .where('file.import_uuid', '=', uuid)
      .$call(whenGiven(state, (query, one) => query.where('file.state', '=', one))),
    page,
    ['cv_import.created_at', 'file.uuid'],
    'asc',
  );

export const findFileAt = (reader: Reader, { company_uuid, uuid }: OfImport, position: number) =>
  withResults(reader, company_uuid)
    .where('file.import_uuid', '=', uuid)
    .where('file.position', '=', position)
    .executeTakeFirst();

/** One CV of an import that is an account's own. */
export const findOwnFile = (reader: Reader, companyUuid: string, accountUuid: string, uuid: string) =>
  withResults(reader, companyUuid)
    .where('cv_import.account_uuid', '=', accountUuid)
    .where('file.uuid', '=', uuid)
    .executeTakeFirst();

/** A CV with what its import says, locked. */
export const lockFile = (trx: Trx, companyUuid: string, uuid: string) =>
  trx
    .selectFrom('cv_import_file as file')
    .innerJoin('cv_import', (join) =>
      join.onRef('cv_import.company_uuid', '=', 'file.company_uuid').onRef('cv_import.uuid', '=', 'file.import_uuid'),
    )
    .select(['file.company_uuid', 'file.uuid', 'file.import_uuid', 'file.name', 'file.state', 'file.sha256'])
    .select(['file.file_uuid', 'cv_import.account_uuid', 'cv_import.job_uuid', 'cv_import.form', 'cv_import.source'])
    .select(['cv_import.basis', 'cv_import.basis_note'])
    .where('file.company_uuid', '=', companyUuid)
    .where('file.uuid', '=', uuid)
    .forUpdate('file')
    .executeTakeFirst();

export type LockedFile = NonNullable<Awaited<ReturnType<typeof lockFile>>>;

export interface FileChange {
  state: CvFileState;
  reason: CvFileReason | null;
  application_uuid?: string | null;
  file_uuid?: string | null;
}

export async function setFile(
  trx: Trx,
  { company_uuid, uuid }: Pick<LockedFile, 'company_uuid' | 'uuid'>,
  change: FileChange,
): Promise<void> {
  await trx
    .updateTable('cv_import_file')
    .set(change)
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();
}

/** CVs that wait for the reading of a stored file. */
export const readWaitingFor = (reader: Reader, companyUuid: string, fileUuid: string) =>
  reader
    .selectFrom('cv_import_file')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('file_uuid', '=', fileUuid)
    .where('state', '=', 'reading')
    .execute();

/** Files of an archive that are still in it. */
export const readPacked = (reader: Reader, { company_uuid, uuid }: OfImport) =>
  reader
    .selectFrom('cv_import_file')
    .select(['uuid', 'position', 'name'])
    .where('company_uuid', '=', company_uuid)
    .where('import_uuid', '=', uuid)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .execute();

/** How many CVs of an import have not been looked at, and whether it has any at all. */
export const countOpen = (reader: Reader, { company_uuid, uuid }: OfImport) =>
  reader
    .selectFrom('cv_import_file')
    .select((e) => [
      e.fn.countAll<number>().as('all'),
      e.fn.countAll<number>().filterWhere('state', 'in', ['waiting', 'reading']).as('open'),
    ])
    .where('company_uuid', '=', company_uuid)
    .where('import_uuid', '=', uuid)
    .executeTakeFirstOrThrow();

/** Takes up again what has failed. @returns those CVs */
export const reopenFailed = (trx: Trx, { company_uuid, uuid }: OfImport) =>
  trx
    .updateTable('cv_import_file')
    .set({ state: 'reading', reason: null })
    .where('company_uuid', '=', company_uuid)
    .where('import_uuid', '=', uuid)
    .where('state', '=', 'failed')
    .returning(['uuid'])
    .execute();

interface Bytes {
  companyUuid: string;
  jobUuid: string;
  sha256: Buffer;
  importUuid: string;
  /** The CV itself. */
  except: string;
}

/**
 * The same bytes for the same job: of an application, whoever handed it in, or of the same import. What waits in another import
 * may be seen by nobody here, and come to nothing.
 * @returns whose application it is, null where there is none yet; undefined for new bytes
 */
export async function findTwin(
  reader: Reader,
  { companyUuid, jobUuid, sha256, importUuid, except }: Bytes,
): Promise<{ application_uuid: string | null } | undefined> {
  const { rows } = await sql<{ application_uuid: string | null }>`
    select application.uuid as application_uuid from stored_file
      join application on application.company_uuid = stored_file.company_uuid and application.cv_file_uuid = stored_file.uuid
      where stored_file.company_uuid = ${companyUuid} and stored_file.sha256 = ${sha256} and application.job_uuid = ${jobUuid}
    union all
    select file.application_uuid from cv_import_file file
      join cv_import on cv_import.company_uuid = file.company_uuid and cv_import.uuid = file.import_uuid
      where file.company_uuid = ${companyUuid} and file.sha256 = ${sha256} and cv_import.job_uuid = ${jobUuid}
        and file.uuid <> ${except} and (file.state = 'made' or file.import_uuid = ${importUuid})
        and file.state in ('reading', 'needs', 'failed', 'made')
    order by application_uuid nulls last limit 1`.execute(reader);
  return rows[0];
}

/** Whoever waited for the application of the same bytes has it now. */
export async function nameTwins(
  trx: Trx,
  { companyUuid, jobUuid, sha256 }: Omit<Bytes, 'except' | 'importUuid'>,
  applicationUuid: string,
): Promise<void> {
  await sql`
    update cv_import_file file set application_uuid = ${applicationUuid}
    from cv_import
    where cv_import.company_uuid = file.company_uuid and cv_import.uuid = file.import_uuid and cv_import.job_uuid = ${jobUuid}
      and file.company_uuid = ${companyUuid} and file.sha256 = ${sha256} and file.state = 'double'
      and file.application_uuid is null`.execute(trx);
}

/** Forgets CVs that nobody has completed, of imports begun before an instant; their bytes are erased as abandoned ones. */
export async function deleteUnfinished(reader: Reader, before: Date): Promise<void> {
  await sql`
    delete from cv_import_file file using cv_import
    where cv_import.company_uuid = file.company_uuid and cv_import.uuid = file.import_uuid
      and cv_import.created_at < ${before} and file.state not in ('made', 'double')`.execute(reader);
}

/** Imports by which applications came, or came again. */
export async function readImportsOf(
  reader: Reader,
  applications: readonly { company_uuid: string; uuid: string }[],
): Promise<OfImport[]> {
  if (applications.length === 0) return [];
  return reader
    .selectFrom('cv_import_file')
    .select(['company_uuid', 'import_uuid as uuid'])
    .distinct()
    .where('company_uuid', 'in', [...new Set(applications.map(({ company_uuid }) => company_uuid))])
    .where(
      'application_uuid',
      'in',
      applications.map(({ uuid }) => uuid),
    )
    .execute();
}

/** CVs that made nobody and in which the reader found a phone or an e-mail. */
const unsettledOf = (address: string) => sql`stored.company_uuid = file.company_uuid and stored.uuid = file.file_uuid
  and file.application_uuid is null
  and (stored.reading_fields -> 'phone' ->> 'value' = ${address}
    or lower(stored.reading_fields -> 'email' ->> 'value') = ${address})`;

export async function countUnsettledOf(reader: Reader, address: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from cv_import_file file, stored_file stored where ${unsettledOf(address)}`.execute(
    reader,
  );
  return rows[0]?.n ?? 0;
}

/** Deletes those CVs. @returns their imports */
export async function deleteUnsettledOf(trx: Trx, address: string): Promise<OfImport[]> {
  const { rows } = await sql<OfImport>`
    with gone as (
      delete from cv_import_file file using stored_file stored where ${unsettledOf(address)}
      returning file.company_uuid, file.import_uuid)
    select distinct company_uuid, import_uuid as uuid from gone`.execute(trx);
  return rows;
}
