import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import type { JobKind, Stage } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import type { KeysetPlace } from '../../db/keyset.ts';
import { applications, tally } from './tally-queries.ts';

const applicationColumns = [
  'application.uuid',
  'application.kind',
  'application.stage',
  'application.version',
  'application.job_uuid',
  'application.name',
  'application.school',
  'application.degree',
  'application.major',
  'application.graduation_month',
  'application.city',
  'application.days_per_week',
  'application.months',
  'application.earliest_start',
  'application.applied_at',
  'application.stage_since',
] as const;

/** What of the job an application is measured against. */
const jobColumns = [
  'job.title as job_title',
  'job.owner_uuid as job_owner_uuid',
  'job.days_per_week as job_days_per_week',
  'job.months as job_months',
  'job.min_degree as job_min_degree',
] as const;

export interface ApplicationFilter {
  kind: JobKind;
  jobUuid: string | undefined;
  /** At least one of these degrees. */
  degrees: readonly Degree[] | undefined;
  graduationYear: number | undefined;
  /** A tsquery. */
  words: string | undefined;
  /** Few rows of the company match the words: find them first, then order them. */
  rareWords?: boolean;
  /** Only applications for jobs of this account. */
  ownerUuid: string | undefined;
}

const filtered = (reader: Reader, companyUuid: string, filter: ApplicationFilter) =>
  reader
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .where('application.company_uuid', '=', companyUuid)
    .where('application.kind', '=', filter.kind)
    .$if(filter.jobUuid !== undefined, (query) => query.where('application.job_uuid', '=', filter.jobUuid ?? ''))
    .$if(filter.degrees !== undefined, (query) => query.where('application.degree', 'in', filter.degrees ?? []))
    .$if(filter.graduationYear !== undefined, (query) =>
      query
        .where('application.graduation_month', '>=', `${filter.graduationYear}-01`)
        .where('application.graduation_month', '<=', `${filter.graduationYear}-12`),
    )
    .$if(filter.words !== undefined && !filter.rareWords, (query) =>
      query.where(sql<boolean>`application.search @@ ${filter.words ?? ''}::tsquery`),
    )
    .$if(filter.words !== undefined && filter.rareWords === true, (query) =>
      // Materialized: the planner would rather walk the whole stage in order than believe that so few rows match.
      query.where(
        'application.uuid',
        'in',
        sql<string>`(with found as materialized (
          select a.uuid from application a where a.company_uuid = ${companyUuid} and a.search @@ ${filter.words ?? ''}::tsquery
        ) select uuid from found)`,
      ),
    )
    .$if(filter.ownerUuid !== undefined, (query) => query.where('job.owner_uuid', '=', filter.ownerUuid ?? ''));

/** Up to this many matches are found first and ordered then; of more, the next ones in order are near. */
const MOST_RARE = 20_000;

/** Do few applications of the company hold the words? Looks at `MOST_RARE` matches at the most. */
export async function areWordsRare(reader: Reader, companyUuid: string, words: string): Promise<boolean> {
  const row = await reader
    .selectFrom((e) =>
      e
        .selectFrom('application')
        .select('uuid')
        .where('company_uuid', '=', companyUuid)
        .where(sql<boolean>`search @@ ${words}::tsquery`)
        .limit(MOST_RARE + 1)
        .as('found'),
    )
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n <= MOST_RARE;
}

/** One page of a stage, newest first, and one row more to know whether there is a next page. */
export function readApplications(
  reader: Reader,
  companyUuid: string,
  filter: ApplicationFilter,
  stage: Stage,
  after: KeysetPlace | undefined,
  limit: number,
) {
  return filtered(reader, companyUuid, filter)
    .select(applicationColumns)
    .select(jobColumns)
    .where('application.stage', '=', stage)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(application.applied_at, application.uuid) < (${after?.at}::timestamptz, ${after?.uuid}::uuid)`,
      ),
    )
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.uuid', 'desc')
    .limit(limit + 1)
    .execute();
}

export type ApplicationRow = Awaited<ReturnType<typeof readApplications>>[number];

/** Applications per stage under filters. Where only kind, job and owner matter, the tally knows; else rows are counted. */
export function countByStage(reader: Reader, companyUuid: string, filter: ApplicationFilter) {
  const { degrees, graduationYear, words } = filter;
  if (degrees === undefined && graduationYear === undefined && words === undefined)
    return sumTally(reader, companyUuid, filter);
  return filtered(reader, companyUuid, filter)
    .select((e) => ['application.stage', e.fn.countAll<number>().as('applications')])
    .groupBy('application.stage')
    .execute();
}

function sumTally(reader: Reader, companyUuid: string, { kind, jobUuid, ownerUuid }: ApplicationFilter) {
  return tally(reader, { companyUuid, ownerUuid })
    .select(['application_tally.stage', applications.as('applications')])
    .where('application_tally.kind', '=', kind)
    .$if(jobUuid !== undefined, (query) => query.where('application_tally.job_uuid', '=', jobUuid ?? ''))
    .groupBy('application_tally.stage')
    .execute();
}

export function findApplication(reader: Reader, companyUuid: string, uuid: string) {
  return selectOne(reader, companyUuid, uuid).executeTakeFirst();
}

/** The application, locked, with what of its job decides access. */
export function lockApplication(trx: Trx, companyUuid: string, uuid: string) {
  return selectOne(trx, companyUuid, uuid).forUpdate('application').executeTakeFirst();
}

export type FullApplication = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

const selectOne = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select(applicationColumns)
    .select(jobColumns)
    .innerJoin('company', 'company.company_uuid', 'application.company_uuid')
    .select([
      'application.phone',
      'application.email',
      'application.answers',
      'application.cv_file_uuid',
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
  { at, answers, ...application }: NewApplication,
): Promise<boolean> {
  const result = await trx
    .insertInto('application')
    .values({
      company_uuid: companyUuid,
      ...application,
      answers: JSON.stringify(answers),
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
}

export async function changeRecord(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  change: RecordChange & { version: number; search: string },
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
  change: { stage: Stage; version: number; stage_since: Date | string },
): Promise<void> {
  await trx
    .updateTable('application')
    .set(change)
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

/** Applications that came with a file, to be told that it was read. */
export function readApplicationsOfFile(reader: Reader, companyUuid: string, fileUuid: string) {
  return reader
    .selectFrom('application')
    .select(['uuid', 'job_uuid', 'kind', 'name', 'school', 'major', 'city'])
    .where('company_uuid', '=', companyUuid)
    .where('cv_file_uuid', '=', fileUuid)
    .execute();
}

export async function setSearch(trx: Trx, companyUuid: string, uuid: string, search: string): Promise<void> {
  await trx
    .updateTable('application')
    .set({ search })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}
