import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from './database.ts';

/** Whether a job takes one of its company's places: it is online or on its way, no change of another one, and not unlocked. */
export const takesPlace: RawBuilder<boolean> = sql<boolean>`(job.state in ('online', 'reviewing') and job.change_of is null
  and not exists (select from job_unlock where job_unlock.company_uuid = job.company_uuid
    and job_unlock.job_uuid = job.uuid and job_unlock.ended_at is null))`;

/** Places of a company beside its quotas, for jobs of either kind: one for each card that runs. */
const extraPlaces: RawBuilder<number> = sql<number>`(select count(*)::int from expansion
  where expansion.company_uuid = company.company_uuid and expansion.ended_at is null)`;

/** Places for jobs of each kind, and those beside the quotas that are for either kind. */
export interface Places extends Record<JobKind, { quota: number; taken: number }> {
  extra: number;
}

/** Places of a company, and how many of them jobs take. @param except a job that is not counted */
export async function readPlaces(reader: Reader, companyUuid: string, except: string | null): Promise<Places> {
  const taken = (kind: JobKind) =>
    sql<number>`(select count(*)::int from job where job.company_uuid = company.company_uuid
      and job.kind = ${kind} and job.uuid is distinct from ${except} and ${takesPlace})`;
  const row = await reader
    .selectFrom('company')
    .select(['internship_quota', 'campus_quota', extraPlaces.as('extra')])
    .select([taken('internship').as('internships'), taken('campus').as('campus_jobs')])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirstOrThrow();
  return {
    internship: { quota: row.internship_quota, taken: row.internships },
    campus: { quota: row.campus_quota, taken: row.campus_jobs },
    extra: row.extra,
  };
}

const beyond = ({ quota, taken }: { quota: number; taken: number }): number => Math.max(0, taken - quota);

/** Jobs for which there is neither a place of the quota nor one beside it. */
export const jobsBeyond = ({ internship, campus, extra }: Places): number =>
  Math.max(0, beyond(internship) + beyond(campus) - extra);

/** Places for jobs of a kind: those of the quota, then those beside it that the other kind does not take. */
export function placesFor(places: Places, kind: JobKind): { free: number; most: number } {
  const { quota, taken } = places[kind];
  const most = quota + Math.max(0, places.extra - beyond(places[kind === 'campus' ? 'internship' : 'campus']));
  return { free: Math.max(0, most - taken), most };
}
