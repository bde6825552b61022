import { type RawBuilder, sql } from 'kysely';

/** Whether a job takes one of its company's places: it is online or on its way, no change of another one, and not unlocked. */
export const takesPlace: RawBuilder<boolean> = sql<boolean>`(job.state in ('online', 'reviewing') and job.change_of is null
  and not exists (select from job_unlock where job_unlock.company_uuid = job.company_uuid
    and job_unlock.job_uuid = job.uuid and job_unlock.ended_at is null))`;

/** Places of a company beside its quotas, for jobs of either kind: one for each card that runs. */
export const extraPlaces: RawBuilder<number> = sql<number>`(select count(*)::int from expansion
  where expansion.company_uuid = company.company_uuid and expansion.ended_at is null)`;
