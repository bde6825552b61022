import type { ExportForm } from '@qinghe/contract/resumes/exports.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { seenBy, sharesOf } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';
import { applicationColumns, tags } from '../queries.ts';

/** An export by its whole key. */
export interface OfExport {
  company_uuid: string;
  uuid: string;
}

const atWork = ['waiting', 'running'] as const;

/** Those of some applications that may be seen and were not withdrawn, in the order in which they were named. */
export async function readSeen(reader: Reader, { companyUuid, ownerUuid }: Scope, uuids: readonly string[]) {
  const rows = await reader
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select('application.uuid')
    .where('application.company_uuid', '=', companyUuid)
    .where('application.uuid', 'in', uuids)
    .where('application.withdrawn_at', 'is', null)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('job', owner))))
    .execute();
  const seen = new Set(rows.map(({ uuid }) => uuid));
  return [...new Set(uuids)].filter((uuid) => seen.has(uuid));
}

/** How large the CVs of applications are together, and how many have none. */
export const measureCvs = (reader: Reader, companyUuid: string, uuids: readonly string[]) =>
  reader
    .selectFrom('application')
    .leftJoin('stored_file as file', (join) =>
      join
        .onRef('file.company_uuid', '=', 'application.company_uuid')
        .onRef('file.uuid', '=', 'application.cv_file_uuid'),
    )
    .select([
      sql<number>`count(*) filter (where file.uuid is null)::int`.as('without_cv'),
      sql<number>`count(*) filter (where application.anonymous_as is not null)::int`.as('anonymous'),
      sql<number>`coalesce(sum(file.size), 0)::float8`.as('bytes'),
    ])
    .where('application.company_uuid', '=', companyUuid)
    .where(sql<boolean>`application.uuid = any(${[...uuids]}::uuid[])`)
    .executeTakeFirstOrThrow();

interface NewExport extends OfExport {
  account_uuid: string;
  form: ExportForm;
  locale: Locale;
  asked_hash: Buffer;
  made_at: Date;
}

/** Writes an export with whom it holds. @returns false where the account has one at work already */
export async function insertExport(trx: Trx, made: NewExport, applications: readonly string[]): Promise<boolean> {
  const { company_uuid, uuid } = made;
  const result = await trx
    .insertInto('application_export')
    .values({ ...made, applications: applications.length })
    .onConflict((conflict) =>
      conflict.columns(['company_uuid', 'account_uuid']).where('state', 'in', atWork).doNothing(),
    )
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return false;
  await sql`
    insert into application_export_person (company_uuid, export_uuid, application_uuid, position)
    select ${company_uuid}, ${uuid}, application.uuid, named.position
    from unnest(${[...applications]}::uuid[]) with ordinality named(uuid, position)
    join application on application.company_uuid = ${company_uuid} and application.uuid = named.uuid`.execute(trx);
  return true;
}

const columns = [
  'uuid',
  'form',
  'state',
  'applications',
  'done',
  'size',
  'expires_at',
  'asked_hash',
  'made_at',
] as const;

/** The newest export of an account. */
export const findNewest = (reader: Reader, companyUuid: string, accountUuid: string) =>
  reader
    .selectFrom('application_export')
    .select(columns)
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findNewest>>>;

/** An account's own export, held. */
export const lockOwnExport = (trx: Trx, { company_uuid, uuid }: OfExport, accountUuid: string) =>
  trx
    .selectFrom('application_export')
    .select([...columns, 'attempt', 'opened_at', 'locale'])
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .where('account_uuid', '=', accountUuid)
    .forUpdate()
    .executeTakeFirst();

/** Ends what an account has that is not over yet: one of its exports, or all that lie ready. */
export async function endExports(
  trx: Trx,
  { companyUuid, accountUuid, uuid }: { companyUuid: string; accountUuid: string; uuid?: string },
): Promise<void> {
  await trx
    .updateTable('application_export')
    .set({ state: 'ended' })
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .where('state', 'in', uuid === undefined ? ['ready'] : [...atWork, 'ready'])
    .$call(whenGiven(uuid, (query, one) => query.where('uuid', '=', one)))
    .execute();
}

/** Takes an export up, with who asked for it; a try before it that still runs finds that it is not its own any more. */
export const claimExport = (reader: Reader, { company_uuid, uuid }: OfExport) =>
  reader
    .updateTable('application_export')
    .set((e) => ({ state: 'running', done: 0, attempt: e('attempt', '+', 1) }))
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .where('state', 'in', atWork)
    .returning(['company_uuid', 'uuid', 'account_uuid', 'form', 'locale', 'attempt', 'applications'])
    .executeTakeFirst();

export type ClaimedExport = NonNullable<Awaited<ReturnType<typeof claimExport>>>;

/** What somebody may see as a member now; undefined for who has left. */
export const findMaker = (reader: Reader, companyUuid: string, accountUuid: string) =>
  reader
    .selectFrom('company_member')
    .select(['type', 'role'])
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .executeTakeFirst();

/** Who stands in an export, in its order, with what is said of each. */
export const readExported = (reader: Reader, { company_uuid, uuid }: OfExport) =>
  reader
    .selectFrom('application_export_person as person')
    .innerJoin('application', (join) =>
      join
        .onRef('application.company_uuid', '=', 'person.company_uuid')
        .onRef('application.uuid', '=', 'person.application_uuid'),
    )
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .leftJoin('stored_file as file', (join) =>
      join
        .onRef('file.company_uuid', '=', 'application.company_uuid')
        .onRef('file.uuid', '=', 'application.cv_file_uuid'),
    )
    .select(applicationColumns)
    // Who is anonymous is reached by nobody.
    .select([
      sql<string>`case when application.anonymous_as is null then application.phone else '' end`.as('phone'),
      sql<string>`case when application.anonymous_as is null then application.email else '' end`.as('email'),
    ])
    .select(['job.title as job_title', 'job.owner_uuid as job_owner_uuid'])
    .select([tags.as('tags'), sharesOf('job').as('job_shares'), 'person.left_out'])
    .select((e) =>
      (['storage_key', 'type'] as const).map((column) =>
        e
          .case()
          .when('application.anonymous_as', 'is', null)
          .then(e.ref(`file.${column}`))
          .else(null)
          .end()
          .as(column === 'type' ? ('file_type' as const) : ('storage_key' as const)),
      ),
    )
    .where('person.company_uuid', '=', company_uuid)
    .where('person.export_uuid', '=', uuid)
    .orderBy('person.position')
    .execute();

export type ExportedRow = Awaited<ReturnType<typeof readExported>>[number];

/** Whose CV is not in an archive. */
export const readMissing = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('application_export_person as person')
    .innerJoin('application', (join) =>
      join
        .onRef('application.company_uuid', '=', 'person.company_uuid')
        .onRef('application.uuid', '=', 'person.application_uuid'),
    )
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select(['application.name', 'job.title as job_title'])
    .where('person.company_uuid', '=', companyUuid)
    .where('person.export_uuid', '=', uuid)
    .where('person.left_out', '=', 'missing')
    .orderBy('person.position')
    .execute();

/** Who is named by the audit log when an export is opened: whose contact is read by it. */
export async function readOpened(reader: Reader, { company_uuid, uuid }: OfExport): Promise<string[]> {
  const rows = await reader
    .selectFrom('application_export_person')
    .select('application_uuid')
    .where('company_uuid', '=', company_uuid)
    .where('export_uuid', '=', uuid)
    .where('left_out', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ application_uuid }) => application_uuid);
}

export async function markOpened(trx: Trx, { company_uuid, uuid }: OfExport, at: Date): Promise<void> {
  await trx
    .updateTable('application_export')
    .set({ opened_at: at })
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();
}

type Change = { done: number } | { state: 'ready'; done: number; size: number; expires_at: Date } | { state: 'ended' };

/** Says how far a try is. @returns false where the export is over, or another try has taken it up */
export async function changeClaimed(
  reader: Reader,
  { company_uuid, uuid, attempt }: Pick<ClaimedExport, 'company_uuid' | 'uuid' | 'attempt'>,
  change: Change,
): Promise<boolean> {
  const result = await reader
    .updateTable('application_export')
    .set(change)
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Says who is not in the file; whoever was left out by a try before is so no more. */
export async function setLeftOut(
  trx: Trx,
  { company_uuid, uuid }: OfExport,
  { missing, closed }: { missing: readonly string[]; closed: readonly string[] },
): Promise<void> {
  await sql`
    update application_export_person set left_out = case
      when application_uuid = any(${[...missing]}::uuid[]) then 'missing'
      when application_uuid = any(${[...closed]}::uuid[]) then 'closed' end
    where company_uuid = ${company_uuid} and export_uuid = ${uuid}`.execute(trx);
}

export async function setFailed(reader: Reader, { company_uuid, uuid }: OfExport): Promise<void> {
  await reader
    .updateTable('application_export')
    .set({ state: 'failed' })
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .where('state', 'in', atWork)
    .execute();
}
