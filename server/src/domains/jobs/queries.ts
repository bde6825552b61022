import type { JobDraft, JobDraftPart, JobState } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { sharesOf } from '../../db/shares.ts';
import { appealOfJob } from './appeals/appeal-queries.ts';

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
  'job.batch',
  'job.graduation_years',
  'job.pay_months',
  'job.external_url',
  'job.brochure_uuid',
] as const;

const jobColumns = [
  'job.uuid',
  'job.owner_uuid',
  'job.kind',
  'job.state',
  'job.version',
  'job.published_at',
  'job.updated_at',
  'job.change_of',
  ...draftColumns,
] as const;

/** The change that is written beside a job, if there is one. */
const openChange = sql<{ uuid: string; state: 'draft' | 'reviewing' | 'refused' } | null>`(
  select jsonb_build_object('uuid', change.uuid, 'state', change.state) from job as change
  where change.company_uuid = job.company_uuid and change.change_of = job.uuid)`;

/** Jobs of a company with owner, city names and what came in; each query narrows it down. */
export const withFigures = (reader: Reader, companyUuid: string) =>
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
      'job_statistics.external_clicks',
      appealOfJob.as('appeal'),
      openChange.as('change'),
      sharesOf('job').as('shares'),
      sql<
        string[]
      >`array(select area.name from area where area.code = any(job.cities) order by array_position(job.cities, area.code))`.as(
        'city_names',
      ),
    ])
    .select([
      tallied(sql`true`).as('applications'),
      tallied(sql`application_tally.stage = 'new'`).as('applications_new'),
      tallied(sql`application_tally.stage = 'interview'`).as('applications_interview'),
    ]);

/** Applications to a job, as the tally has them. */
export const tallied = (condition: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(change), 0)::int from application_tally
    where application_tally.company_uuid = job.company_uuid and application_tally.job_uuid = job.uuid and ${condition})`;

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>;

export function findJob(reader: Reader, companyUuid: string, uuid: string) {
  return withFigures(reader, companyUuid).where('job.uuid', '=', uuid).executeTakeFirst();
}

/** The job's row, locked for a change. */
export function lockJob(trx: Trx, companyUuid: string, uuid: string) {
  return trx
    .selectFrom('job')
    .select(jobColumns)
    .select([openChange.as('change'), sharesOf('job').as('shares')])
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

/** The draft part of a job row, by its kind. */
export function draftOf(row: LockedJob | JobRow): JobDraft {
  const { title, category, cities, address, headcount, min_degree, majors, description, highlights, questions } = row;
  const { pay_min, pay_max, pay_negotiable, deadline, auto_reply, delivery_email } = row;
  const common = {
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
    deadline,
    auto_reply,
    delivery_email,
  };
  if (row.kind === 'campus') {
    const { batch, graduation_years, pay_months, external_url, brochure_uuid } = row;
    return { kind: 'campus', ...common, batch, graduation_years, pay_months, external_url, brochure_uuid };
  }
  const { days_per_week, months, conversion, certificate, remote } = row;
  return { kind: 'internship', ...common, days_per_week, months, conversion, certificate, remote };
}

/** Fields of a draft as columns: what kind a job is never changes. */
export const columnsOf = ({ kind: _kind, ...columns }: JobDraftPart) => columns;

export interface NewJob {
  uuid: string;
  owner_uuid: string;
  kind: JobKind;
  at: Date;
  draft: JobDraftPart;
  change_of?: string;
}

/** Makes jobs, all of them by three statements. */
export async function insertJobs(trx: Trx, companyUuid: string, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await trx
    .insertInto('job')
    .values(
      jobs.map(({ at, draft, change_of = null, ...job }) => ({
        company_uuid: companyUuid,
        ...job,
        created_at: at,
        updated_at: at,
        change_of,
        ...columnsOf(draft),
      })),
    )
    .execute();
  const named = jobs.map(({ uuid }) => ({ company_uuid: companyUuid, job_uuid: uuid }));
  await trx.insertInto('job_statistics').values(named).execute();
  await trx.insertInto('job_directory').values(named).execute();
}

/** Jobs that were never published, changes among them. */
export async function countDrafts(reader: Reader, companyUuid: string): Promise<number> {
  const { n } = await reader
    .selectFrom('job')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .where('published_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Changes a locked job and counts its version up. */
export async function updateJob(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  at: Date,
  change: ReturnType<typeof columnsOf> & { state?: JobState; published_at?: Date },
): Promise<void> {
  await trx
    .updateTable('job')
    .set((e) => ({ ...change, updated_at: at, version: e('version', '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

/** The change that is written beside a job; asked once the job is locked, so that nobody begins another one meanwhile. */
export const findChange = (trx: Trx, companyUuid: string, jobUuid: string) =>
  trx
    .selectFrom('job')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('change_of', '=', jobUuid)
    .executeTakeFirst();

/** A fact of an online job that was settled meanwhile stands in the change beside it too, unless that says something else. */
export async function carryDeadline(
  trx: Trx,
  companyUuid: string,
  jobUuid: string,
  { from, to }: { from: string | null; to: string },
): Promise<void> {
  await trx
    .updateTable('job')
    .set((e) => ({ deadline: to, version: e('version', '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    .where('change_of', '=', jobUuid)
    .where('deadline', 'is not distinct from', from)
    .execute();
}

export async function deleteJob(trx: Trx, companyUuid: string, uuid: string): Promise<void> {
  await trx.deleteFrom('job_directory').where('job_uuid', '=', uuid).execute();
  await trx.deleteFrom('job').where('company_uuid', '=', companyUuid).where('uuid', '=', uuid).execute();
}
