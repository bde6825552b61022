import type { InternshipDraft, JobState } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import type { KeysetPlace } from '../../db/keyset.ts';

const draftColumns = [
  'job.title',
  'job.category',
  'job.cities',
  'job.address',
  'job.headcount',
  'job.min_degree',
  'job.majors',
  'job.description',
  'job.highlights',
  'job.questions',
  'job.pay_min',
  'job.pay_max',
  'job.pay_negotiable',
  'job.days_per_week',
  'job.months',
  'job.conversion',
  'job.certificate',
  'job.remote',
  'job.deadline',
  'job.auto_reply',
  'job.delivery_email',
] as const;

const jobColumns = [
  'job.uuid',
  'job.owner_uuid',
  'job.kind',
  'job.state',
  'job.version',
  'job.published_at',
  'job.updated_at',
  ...draftColumns,
] as const;

const withFigures = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('job')
    .leftJoin('account as owner', 'owner.uuid', 'job.owner_uuid')
    .leftJoin('job_statistics', (join) =>
      join
        .onRef('job_statistics.company_uuid', '=', 'job.company_uuid')
        .onRef('job_statistics.job_uuid', '=', 'job.uuid'),
    )
    .where('job.company_uuid', '=', companyUuid)
    .select(jobColumns)
    .select([
      'owner.name as owner_name',
      'job_statistics.views',
      sql<
        string[]
      >`array(select area.name from area where area.code = any(job.cities) order by array_position(job.cities, area.code))`.as(
        'city_names',
      ),
    ])
    .select([
      tallied(sql`true`).as('applications'),
      tallied(sql`application_tally.stage = 'new'`).as('applications_new'),
    ]);

const tallied = (condition: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(change), 0)::int from application_tally
    where application_tally.company_uuid = job.company_uuid and application_tally.job_uuid = job.uuid and ${condition})`;

export type JobRow = Awaited<ReturnType<typeof readJobs>>[number];

export interface JobListFilter {
  kind: JobKind;
  /** Only jobs of this account; all of the company without it. */
  ownerUuid: string | undefined;
  states: readonly JobState[] | undefined;
  /** Only deadlines up to this day. */
  deadlineTo: string | undefined;
  words: string | undefined;
}

export function readJobs(
  reader: Reader,
  companyUuid: string,
  filter: JobListFilter,
  after: KeysetPlace | undefined,
  limit: number,
) {
  return withFigures(reader, companyUuid)
    .where('job.kind', '=', filter.kind)
    .$if(filter.ownerUuid !== undefined, (query) => query.where('job.owner_uuid', '=', filter.ownerUuid ?? ''))
    .$if(filter.states !== undefined, (query) => query.where('job.state', 'in', filter.states ?? []))
    .$if(filter.deadlineTo !== undefined, (query) => query.where('job.deadline', '<=', filter.deadlineTo ?? ''))
    .$if(filter.words !== undefined, (query) =>
      query.where('job.title', 'ilike', `%${escapeLike(filter.words ?? '')}%`),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(job.updated_at, job.uuid) < (${after?.at}::timestamptz, ${after?.uuid}::uuid)`),
    )
    .orderBy('job.updated_at', 'desc')
    .orderBy('job.uuid', 'desc')
    .limit(limit + 1)
    .execute();
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Jobs per state, and online ones with a deadline up to a day. */
export async function countJobs(
  reader: Reader,
  companyUuid: string,
  kind: JobKind,
  ownerUuid: string | undefined,
  expiringTo: string,
) {
  return reader
    .selectFrom('job')
    .select((e) => [
      'state',
      e.fn.countAll<number>().as('jobs'),
      e.fn.countAll<number>().filterWhere('deadline', '<=', expiringTo).as('expiring'),
    ])
    .where('company_uuid', '=', companyUuid)
    .where('kind', '=', kind)
    .$if(ownerUuid !== undefined, (query) => query.where('owner_uuid', '=', ownerUuid ?? ''))
    .groupBy('state')
    .execute();
}

export function findJob(reader: Reader, companyUuid: string, uuid: string) {
  return withFigures(reader, companyUuid).where('job.uuid', '=', uuid).executeTakeFirst();
}

/** The job's row, locked, for whoever changes it. */
export function lockJob(trx: Trx, companyUuid: string, uuid: string) {
  return trx
    .selectFrom('job')
    .select(jobColumns)
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

/** The draft part of a job row. */
export function draftOf(row: LockedJob | JobRow): InternshipDraft {
  const { title, category, cities, address, headcount, min_degree, majors, description, highlights, questions } = row;
  const { pay_min, pay_max, pay_negotiable, days_per_week, months, conversion, certificate, remote } = row;
  const { deadline, auto_reply, delivery_email } = row;
  return {
    title,
    category,
    cities,
    address,
    headcount,
    min_degree,
    majors,
    description,
    highlights,
    questions,
    pay_min,
    pay_max,
    pay_negotiable,
    days_per_week,
    months,
    conversion,
    certificate,
    remote,
    deadline,
    auto_reply,
    delivery_email,
  };
}

export async function insertJob(
  trx: Trx,
  companyUuid: string,
  job: { uuid: string; owner_uuid: string; kind: JobKind; at: Date; draft: Partial<InternshipDraft> },
): Promise<void> {
  await trx
    .insertInto('job')
    .values({
      company_uuid: companyUuid,
      uuid: job.uuid,
      owner_uuid: job.owner_uuid,
      kind: job.kind,
      created_at: job.at,
      updated_at: job.at,
      ...job.draft,
    })
    .execute();
  await trx.insertInto('job_statistics').values({ company_uuid: companyUuid, job_uuid: job.uuid }).execute();
  await trx.insertInto('job_directory').values({ job_uuid: job.uuid, company_uuid: companyUuid }).execute();
}

/** Changes a locked job and counts its version up. */
export async function updateJob(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  at: Date,
  change: Partial<InternshipDraft> & { state?: JobState; published_at?: Date },
): Promise<void> {
  await trx
    .updateTable('job')
    .set((e) => ({ ...change, updated_at: at, version: e('version', '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

export async function deleteJob(trx: Trx, companyUuid: string, uuid: string): Promise<void> {
  await trx.deleteFrom('job_directory').where('job_uuid', '=', uuid).execute();
  await trx.deleteFrom('job').where('company_uuid', '=', companyUuid).where('uuid', '=', uuid).execute();
}

export async function insertPublishCheck(
  trx: Trx,
  companyUuid: string,
  check: { uuid: string; job_uuid: string; job_version: number; findings: unknown; at: Date },
): Promise<void> {
  await trx
    .insertInto('publish_check')
    .values({ company_uuid: companyUuid, ...check, findings: JSON.stringify(check.findings) })
    .execute();
}

export function findLastCheck(reader: Reader, companyUuid: string, jobUuid: string) {
  return reader
    .selectFrom('publish_check')
    .select(['findings'])
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The company's quota and standing, locked: two jobs put online at once are counted one after the other. */
export function lockCompany(trx: Trx, companyUuid: string) {
  return trx
    .selectFrom('company')
    .select(['check_status', 'online_job_quota'])
    .where('company_uuid', '=', companyUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Jobs that take a place of the quota: online ones and those on their way. */
export async function countTakenPlaces(trx: Trx, companyUuid: string, exceptUuid: string): Promise<number> {
  const row = await trx
    .selectFrom('job')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .where('state', 'in', ['online', 'reviewing'])
    .where('uuid', '!=', exceptUuid)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Where a public job page leads. */
export async function findJobCompany(reader: Reader, jobUuid: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('job_directory')
    .select('company_uuid')
    .where('job_uuid', '=', jobUuid)
    .executeTakeFirst();
  return row?.company_uuid;
}

export function findCompanyNames(reader: Reader, companyUuid: string) {
  return reader
    .selectFrom('company')
    .select(['name', 'short_name', 'industry', 'size', 'city', 'introduction', 'check_status'])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirstOrThrow();
}

export async function countJobView(reader: Reader, companyUuid: string, jobUuid: string): Promise<void> {
  await reader
    .updateTable('job_statistics')
    .set((e) => ({ views: e('views', '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .execute();
}

/** Online jobs past their deadline, of every company: the clock ends them company by company. */
export function readOverdueJobs(reader: Reader, today: string) {
  return reader
    .selectFrom('job')
    .select(['company_uuid', 'uuid', 'kind'])
    .where('state', '=', 'online')
    .where('deadline', '<', today)
    .limit(500)
    .execute();
}

/** Titles of jobs that the account may see, for filters. */
export function readJobTitles(reader: Reader, companyUuid: string, kind: JobKind, ownerUuid: string | undefined) {
  return reader
    .selectFrom('job')
    .select(['uuid', 'title'])
    .where('company_uuid', '=', companyUuid)
    .where('kind', '=', kind)
    .where('published_at', 'is not', null)
    .$if(ownerUuid !== undefined, (query) => query.where('owner_uuid', '=', ownerUuid ?? ''))
    .orderBy('updated_at', 'desc')
    .limit(200)
    .execute();
}
