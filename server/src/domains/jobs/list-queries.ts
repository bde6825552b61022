import type { JobState } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import type { KeysetPlace } from '../../db/keyset.ts';
import { withFigures } from './queries.ts';

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
