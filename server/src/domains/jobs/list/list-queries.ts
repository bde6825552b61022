import type { CampusBatch, JobState } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { contains } from '../../../db/containing.ts';
import type { Reader } from '../../../db/database.ts';
import { seenBy } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';
import { withFigures } from '../queries.ts';
import { readJobPage } from './list-page-queries.ts';

export interface JobListFilter {
  kind: JobKind;
  states: readonly JobState[] | undefined;
  /** Only deadlines up to this day. */
  deadlineTo: string | undefined;
  words: string | undefined;
  batch?: CampusBatch | undefined;
  brochure?: string | undefined;
}

/** Jobs of a scope, in the order of the list. */
export const readJobs = (
  reader: Reader,
  { companyUuid, ownerUuid }: Scope,
  { kind, states, deadlineTo, words, batch, brochure }: JobListFilter,
  page: Parameters<typeof readJobPage>[1],
) =>
  readJobPage(
    withFigures(reader, companyUuid)
      .where('job.kind', '=', kind)
      .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('job', owner))))
      .$call(whenGiven(states, (query, some) => query.where('job.state', 'in', some)))
      .$call(whenGiven(deadlineTo, (query, day) => query.where('job.deadline', '<=', day)))
      .$call(whenGiven(words, (query, some) => query.where((e) => contains(e.ref('job.title'), some))))
      .$call(whenGiven(batch, (query, one) => query.where('job.batch', '=', one)))
      .$call(whenGiven(brochure, (query, one) => query.where('job.brochure_uuid', '=', one))),
    page,
  );

/** Jobs per state, and online ones with a deadline up to a day. */
export const countJobs = (
  reader: Reader,
  { companyUuid, ownerUuid }: Scope,
  { kind, expiringTo, batch }: { kind: JobKind; expiringTo: string; batch?: CampusBatch | undefined },
) =>
  reader
    .selectFrom('job')
    .select((e) => [
      'state',
      e.fn.countAll<number>().as('jobs'),
      e.fn.countAll<number>().filterWhere('deadline', '<=', expiringTo).as('expiring'),
    ])
    .where('company_uuid', '=', companyUuid)
    .where('kind', '=', kind)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('job', owner))))
    .$call(whenGiven(batch, (query, one) => query.where('batch', '=', one)))
    .groupBy('state')
    .execute();

/** Jobs of a kind that candidates find of a company, whoever they belong to. */
export async function countOnline(reader: Reader, companyUuid: string, kind: JobKind): Promise<number> {
  const { jobs } = await reader
    .selectFrom('job')
    .select((e) => e.fn.countAll<number>().as('jobs'))
    .where('company_uuid', '=', companyUuid)
    .where('kind', '=', kind)
    .where('state', '=', 'online')
    .executeTakeFirstOrThrow();
  return jobs;
}

/** Jobs of each batch, in every state. */
export const countBatches = (reader: Reader, { companyUuid, ownerUuid }: Scope, kind: JobKind) =>
  reader
    .selectFrom('job')
    .select((e) => ['batch', e.fn.countAll<number>().as('jobs')])
    .where('company_uuid', '=', companyUuid)
    .where('kind', '=', kind)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('job', owner))))
    .groupBy('batch')
    .execute();

/** Titles of jobs that the account may see, for filters. */
export const readJobTitles = (reader: Reader, { companyUuid, ownerUuid }: Scope, kind: JobKind) =>
  reader
    .selectFrom('job')
    .select(['uuid', 'title'])
    .where('company_uuid', '=', companyUuid)
    .where('kind', '=', kind)
    .where('published_at', 'is not', null)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('job', owner))))
    .orderBy('updated_at', 'desc')
    .limit(200)
    .execute();

/** Online jobs of each member of a company. */
export const countOnlineByOwner = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('job')
    .select((e) => ['owner_uuid', e.fn.countAll<number>().as('jobs')])
    .where('company_uuid', '=', companyUuid)
    .where('state', '=', 'online')
    .groupBy('owner_uuid')
    .execute();
