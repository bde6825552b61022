import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import type { OfferState } from '@qinghe/contract/resumes/candidate.ts';
import type { MissedCondition } from '@qinghe/contract/resumes/screening.ts';
import type { JobKind, Stage } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { NOT_WAITED_FOR } from '../../db/send-ahead.ts';
import { sharesOf } from '../../db/shares.ts';

/** Tags of an application as a list in the order of their names. */
export const tags = sql<{ uuid: string; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('uuid', tag.uuid, 'name', tag.name) order by tag.name), '[]')
  from application_tag
  join tag on tag.company_uuid = application_tag.company_uuid and tag.uuid = application_tag.tag_uuid
  where application_tag.company_uuid = application.company_uuid and application_tag.application_uuid = application.uuid)`;

/** Whether the company has marked the person, by any application of theirs, who is not anonymous; marks that have ended are swept away every hour. */
export const blocked = sql<boolean>`(application.anonymous_as is null and exists (
  select from person
  join person marked on marked.company_uuid = person.company_uuid and marked.root_uuid = person.root_uuid
  join blocked_candidate
    on blocked_candidate.company_uuid = marked.company_uuid and blocked_candidate.application_uuid = marked.uuid
  where person.company_uuid = application.company_uuid and person.uuid = application.uuid))`;

export const applicationColumns = [
  'application.uuid',
  'application.kind',
  'application.stage',
  'application.version',
  'application.job_uuid',
  'application.name',
  'application.school',
  'application.anonymous_as',
  'application.degree',
  'application.major',
  'application.graduation_month',
  'application.city',
  'application.days_per_week',
  'application.months',
  'application.earliest_start',
  'application.gpa',
  'application.wish_city',
  'application.wish_rank',
  'application.offer_state',
  'application.applied_at',
  'application.stage_since',
  'application.rating',
  'application.withdrawn_at',
  'application.is_parked',
  'application.parked_for',
] as const;

/** What of the job an application is measured against. */
export const jobColumns = [
  'job.title as job_title',
  'job.owner_uuid as job_owner_uuid',
  'job.days_per_week as job_days_per_week',
  'job.months as job_months',
  'job.min_degree as job_min_degree',
  'job.batch as job_batch',
] as const;

export function findApplication(reader: Reader, companyUuid: string, uuid: string) {
  return selectOne(reader, companyUuid, uuid).executeTakeFirst();
}

/** The application, locked, with what of its job decides access. */
export function lockApplication(trx: Trx, companyUuid: string, uuid: string) {
  return selectOne(trx, companyUuid, uuid).forUpdate('application').executeTakeFirst();
}

export type FullApplication = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

const jobCities = sql<string[]>`array(select area.name from area where area.code = any(job.cities)
  order by array_position(job.cities, area.code))`;

const selectOne = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select(applicationColumns)
    .select(jobColumns)
    .select([tags.as('tags'), blocked.as('blocked'), sharesOf('job').as('job_shares'), jobCities.as('job_city_names')])
    .innerJoin('company', 'company.company_uuid', 'application.company_uuid')
    .select([
      'application.phone',
      'application.email',
      'application.source',
      'application.answers',
      'application.cv_file_uuid',
      'application.consent_version',
      'company.name as company_name',
    ])
    .where('application.company_uuid', '=', companyUuid)
    .where('application.uuid', '=', uuid);

export interface NewApplication {
  uuid: string;
  job_uuid: string;
  kind: JobKind;
  name: string;
  phone: string;
  email: string;
  school: string;
  degree: Degree | null;
  major: string;
  graduation_month: string | null;
  city: string;
  days_per_week: number | null;
  months: number | null;
  earliest_start: string | null;
  gpa: string;
  wish_city: string;
  wish_rank: number | null;
  offer_state: OfferState | null;
  /** Conditions of the job that are missed: with any it is parked. */
  missed: readonly MissedCondition[];
  /** The company chose the person: no condition counts, now and later. */
  was_invited: boolean;
  /** Where the candidate came from. */
  source: string;
  answers: unknown;
  cv_file_uuid: string | null;
  consent_version: string;
  search: string;
  at: Date;
}

/** @returns false when this phone has applied for this job before */
export async function insertApplication(
  trx: Trx,
  companyUuid: string,
  { at, answers, missed, ...application }: NewApplication,
): Promise<boolean> {
  const result = await trx
    .insertInto('application')
    .values({
      company_uuid: companyUuid,
      ...application,
      answers: JSON.stringify(answers),
      is_parked: missed.length > 0,
      parked_for: missed.length > 0 ? JSON.stringify(missed) : null,
      consent_at: at,
      applied_at: at,
      stage_since: at,
    })
    .onConflict((conflict) => conflict.columns(['company_uuid', 'job_uuid', 'phone']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export interface RecordChange {
  name?: string | undefined;
  school?: string | undefined;
  degree?: Degree | undefined;
  major?: string | undefined;
  graduation_month?: string | undefined;
  city?: string | undefined;
  days_per_week?: number | null | undefined;
  months?: number | null | undefined;
  earliest_start?: string | null | undefined;
  gpa?: string | undefined;
  wish_city?: string | undefined;
  offer_state?: OfferState | null | undefined;
  cv_file_uuid?: string | undefined;
}

export async function changeRecord(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  change: RecordChange & { version: number; search?: string },
): Promise<void> {
  await trx
    .updateTable('application')
    .set(change)
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

export async function setStage(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  change: { stage: Stage; version: number; stage_since: Date | string; is_parked: boolean },
): Promise<void> {
  await trx
    .updateTable('application')
    .set(change)
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .modifyEnd(NOT_WAITED_FOR)
    .execute();
}

/** The company chose somebody who had applied before: no condition counts any more. */
export async function markInvited(trx: Trx, companyUuid: string, uuid: string): Promise<void> {
  await trx
    .updateTable('application')
    .set({ was_invited: true, is_parked: false, parked_for: null })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

/**
 * Whether machines may sort is a person's to say; it counts for the phone in the whole company. Whoever refuses is parked no
 * more, and by no step that is taken back.
 */
export async function setSortingRefused(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  refusedAt: Date | null,
): Promise<void> {
  const ofPhone = trx
    .updateTable('application')
    .where('company_uuid', '=', companyUuid)
    .where('phone', '=', (e) =>
      e
        .selectFrom('application as own')
        .select('own.phone')
        .where('company_uuid', '=', companyUuid)
        .where('uuid', '=', uuid),
    );
  if (refusedAt === null) await ofPhone.set({ sorting_refused_at: null }).execute();
  else
    await ofPhone
      .set((e) => ({
        sorting_refused_at: e.fn.coalesce('application.sorting_refused_at', e.val(refusedAt.toISOString())),
        is_parked: false,
        parked_for: null,
      }))
      .execute();
}

export async function setWithdrawn(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  { at, version }: { at: Date; version: number },
): Promise<void> {
  await trx
    .updateTable('application')
    .set({ withdrawn_at: at, version, is_parked: false })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

/** Applications that came with a file, to be told that it was read. */
export function readApplicationsOfFile(reader: Reader, companyUuid: string, fileUuid: string) {
  return withJobs(reader, companyUuid)
    .select(['application.uuid', 'application.job_uuid', 'application.kind', 'job.owner_uuid as job_owner_uuid'])
    .where('cv_file_uuid', '=', fileUuid)
    .execute();
}

const withJobs = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .where('application.company_uuid', '=', companyUuid);

/** The owners of the jobs of applications, and with whom these are shared: who hears of an event about these. */
export async function readOwners(
  reader: Reader,
  companyUuid: string,
  applicationUuids: readonly string[],
): Promise<string[]> {
  const rows = await withJobs(reader, companyUuid)
    .select(['job.uuid', 'job.owner_uuid', sharesOf('job').as('shares')])
    .distinct()
    .where('application.uuid', 'in', applicationUuids)
    .execute();
  return rows.flatMap(({ owner_uuid, shares }) => [owner_uuid, ...shares.map(({ account_uuid }) => account_uuid)]);
}
