import type { AnonymousUntil } from '@qinghe/contract/resumes/anonymous-until.ts';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { COMPANY_BASIS } from '../apply/company-basis.ts';
import { newOf, untouched } from '../screening/screening-queries.ts';

/** The stage from which on a job shows everybody; null where nobody is anonymous. */
export async function readUntil(reader: Reader, companyUuid: string, jobUuid: string): Promise<AnonymousUntil | null> {
  const row = await reader
    .selectFrom('screening_rule')
    .select('anonymous_until')
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .executeTakeFirst();
  return row?.anonymous_until ?? null;
}

/** Name and school of an application as its person gave them, anonymous or not; its person and the machine read them, no member. */
export async function readIdentity(
  reader: Reader,
  companyUuid: string,
  uuid: string,
): Promise<{ name: string; school: string } | undefined> {
  return reader
    .selectFrom('application_identity')
    .select(['name', 'school'])
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', uuid)
    .executeTakeFirst();
}

/** Names of those of some applications that are anonymous. */
export async function readHiddenNames(
  reader: Reader,
  companyUuid: string,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await reader
    .selectFrom('application_identity')
    .select(['application_uuid', 'name'])
    .where('company_uuid', '=', companyUuid)
    .where(sql<boolean>`application_uuid = any(${[...uuids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ application_uuid, name }) => [application_uuid, name]));
}

/** Puts name and school of an anonymous application right. */
export async function saveIdentity(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  identity: { name: string; school: string },
): Promise<void> {
  await trx
    .updateTable('application_identity')
    .set(identity)
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', uuid)
    .execute();
}

/** What the words of applications are made of, anonymous or not: all that somebody said. */
export const readSearched = (reader: Reader, companyUuid: string, uuids: readonly string[]) =>
  reader
    .selectFrom('application')
    .leftJoin('application_identity as identity', (join) =>
      join
        .onRef('identity.company_uuid', '=', 'application.company_uuid')
        .onRef('identity.application_uuid', '=', 'application.uuid'),
    )
    .leftJoin('stored_file as file', (join) =>
      join
        .onRef('file.company_uuid', '=', 'application.company_uuid')
        .onRef('file.uuid', '=', 'application.cv_file_uuid'),
    )
    .select([
      'application.uuid',
      'application.anonymous_as',
      'application.major',
      'application.city',
      'application.phone',
      'application.email',
      'file.reading_state',
      'file.reading_pages',
      'file.reading_text',
    ])
    .select((e) => [
      e.fn.coalesce('identity.name', 'application.name').as('name'),
      e.fn.coalesce('identity.school', 'application.school').as('school'),
      sql<CvFields | null>`file.reading_fields`.as('reading_fields'),
    ])
    .where('application.company_uuid', '=', companyUuid)
    .where(sql<boolean>`application.uuid = any(${[...uuids]}::uuid[])`)
    .execute();

export type Searched = Awaited<ReturnType<typeof readSearched>>[number];

/** Words by which an application is found, and those by which it is while it is anonymous, as it is when they are written. */
export async function setSearch(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  { full, masked }: { full: string; masked: string },
): Promise<void> {
  await trx
    .updateTable('application')
    .set({ search: sql`case when anonymous_as is null then ${full}::tsvector else ${masked}::tsvector end` })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
  await trx
    .updateTable('application_identity')
    .set({ search: full })
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', uuid)
    .execute();
}

/** The original reached somebody: it was opened, fetched ahead, exported, or somebody was asked about it. */
const SEEN = [
  'application.file_opened',
  'application.file_prefetched',
  'application.document_opened',
  'application.contact_revealed',
  'application.exported',
  'application.link_made',
];

/**
 * Those who stand new, came by themselves, whom nobody touched and whose CV nobody opened. Nobody who is marked by anything of
 * theirs, or whom the company brought in itself: they are known by name.
 */
export async function readUnseen(reader: Reader, companyUuid: string, jobUuid: string): Promise<string[]> {
  const rows = await newOf(reader, companyUuid, jobUuid)
    .select('uuid')
    .where('anonymous_as', 'is', null)
    .where('consent_version', '!=', COMPANY_BASIS)
    .where(untouched)
    .where(
      sql<boolean>`not exists (select from audit_entry where audit_entry.company_uuid = application.company_uuid
        and audit_entry.object_uuid = application.uuid and audit_entry.action = any(${SEEN}::text[]))`,
    )
    .where(
      sql<boolean>`not exists (select from blocked_candidate where blocked_candidate.company_uuid = application.company_uuid
        and blocked_candidate.application_uuid = application.uuid)`,
    )
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** Codes that stand for somebody of a job now. */
export async function readCodes(reader: Reader, companyUuid: string, jobUuid: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('application')
    .select('anonymous_as')
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .where('anonymous_as', 'is not', null)
    .execute();
  return rows.flatMap(({ anonymous_as }) => anonymous_as ?? []);
}

interface Hidden {
  uuid: string;
  code: string;
  /** Words by which it is found meanwhile, as a tsvector. */
  search: string;
}

/** Puts what says who somebody is aside, and a code in its place. */
export async function hide(trx: Trx, companyUuid: string, hidden: readonly Hidden[]): Promise<void> {
  if (hidden.length === 0) return;
  const uuids = hidden.map(({ uuid }) => uuid);
  await sql`insert into application_identity (company_uuid, application_uuid, name, school, search)
    select company_uuid, uuid, name, school, search from application
    where company_uuid = ${companyUuid} and uuid = any(${uuids}::uuid[]) and anonymous_as is null`.execute(trx);
  await sql`update application
    set anonymous_as = hidden.code, name = '候选人 ' || hidden.code, school = '', search = hidden.search::tsvector
    from jsonb_to_recordset(${JSON.stringify(hidden)}::jsonb) as hidden(uuid uuid, code text, search text)
    where application.company_uuid = ${companyUuid} and application.uuid = hidden.uuid
      and application.anonymous_as is null`.execute(trx);
}

export interface Revealed {
  uuid: string;
  code: string;
  version: number;
}

/** Puts back who somebody is. @returns those who were anonymous, locked */
export async function reveal(trx: Trx, companyUuid: string, uuids: readonly string[]): Promise<Revealed[]> {
  if (uuids.length === 0) return [];
  const { rows } = await sql<Revealed>`
    with was as (
      select uuid, anonymous_as as code from application
      where company_uuid = ${companyUuid} and uuid = any(${[...uuids]}::uuid[]) and anonymous_as is not null
      order by uuid for update
    ), gone as (
      delete from application_identity identity using was
      where identity.company_uuid = ${companyUuid} and identity.application_uuid = was.uuid
      returning identity.application_uuid, identity.name, identity.school, identity.search
    )
    update application set anonymous_as = null, name = gone.name, school = gone.school, search = gone.search
    from gone join was on was.uuid = gone.application_uuid
    where application.company_uuid = ${companyUuid} and application.uuid = gone.application_uuid
    returning application.uuid, was.code, application.version`.execute(trx);
  return rows;
}

/** Those of some applications, or of a job, that are anonymous, with where they stand and until which stage. */
export async function readHidden(
  reader: Reader,
  companyUuid: string,
  of: { uuids: readonly string[] } | { jobUuid: string },
): Promise<{ uuid: string; stage: Stage; until: AnonymousUntil | null }[]> {
  return reader
    .selectFrom('application')
    .leftJoin('screening_rule as rule', (join) =>
      join
        .onRef('rule.company_uuid', '=', 'application.company_uuid')
        .onRef('rule.job_uuid', '=', 'application.job_uuid'),
    )
    .select(['application.uuid', 'application.stage', 'rule.anonymous_until as until'])
    .where('application.company_uuid', '=', companyUuid)
    .where('application.anonymous_as', 'is not', null)
    .where(
      'uuids' in of
        ? sql<boolean>`application.uuid = any(${[...of.uuids]}::uuid[])`
        : sql<boolean>`application.job_uuid = ${of.jobUuid}`,
    )
    .execute();
}

/** Locks those of a job who are anonymous: whoever moves one of them meanwhile has moved it before, or waits. */
export async function lockHidden(trx: Trx, companyUuid: string, jobUuid: string): Promise<void> {
  await trx
    .selectFrom('application')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .where('anonymous_as', 'is not', null)
    .orderBy('uuid')
    .forUpdate()
    .execute();
}

/** Whether an account has judged an application: stars, or a note of its own hand. */
export async function hasVerdict(
  reader: Reader,
  { companyUuid, accountUuid }: { companyUuid: string; accountUuid: string },
  uuid: string,
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select
    exists (select from application_rating where company_uuid = ${companyUuid} and application_uuid = ${uuid}
      and account_uuid = ${accountUuid})
    or exists (select from application_note where company_uuid = ${companyUuid} and application_uuid = ${uuid}
      and author_uuid = ${accountUuid} and link_name is null and key_name is null) as has`.execute(reader);
  return rows[0]?.has ?? false;
}
