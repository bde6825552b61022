import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import { applications, tally } from './tally-queries.ts';

/** New applications of each job that has any, with whose job it is. */
export const countNewByJob = (reader: Reader, companyUuid: string) =>
  tally(reader, { companyUuid, ownerUuid: undefined })
    .innerJoin('job', (join) =>
      join
        .onRef('job.company_uuid', '=', 'application_tally.company_uuid')
        .onRef('job.uuid', '=', 'application_tally.job_uuid'),
    )
    .select(['job.owner_uuid', 'job.uuid as job_uuid', 'job.kind', 'job.title', applications.as('waiting')])
    .where('application_tally.stage', '=', 'new')
    .groupBy(['job.owner_uuid', 'job.uuid', 'job.kind', 'job.title'])
    .having(applications, '>', 0)
    .execute();

/** Applications that each member moved or rejected since an instant, each counted once; what was taken back is not. */
export const countHandled = (reader: Reader, companyUuid: string, since: Date) =>
  reader
    .selectFrom('application_history')
    .select(['actor_uuid', sql<number>`count(distinct application_uuid)::int`.as('handled')])
    .where('company_uuid', '=', companyUuid)
    .where('action', 'in', ['moved', 'rejected'])
    .where('undone_at', 'is', null)
    .where('at', '>=', since.toISOString())
    .groupBy('actor_uuid')
    .execute();

/** Applications to each member's jobs since an instant, and how many of them left the new stage. */
export const readReplyRates = (reader: Reader, companyUuid: string, since: Date) =>
  reader
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select((e) => [
      'job.owner_uuid',
      e.fn.countAll<number>().as('all'),
      e.fn.countAll<number>().filterWhere('application.stage', '!=', 'new').as('replied'),
    ])
    .where('application.company_uuid', '=', companyUuid)
    .where('application.withdrawn_at', 'is', null)
    .where('application.applied_at', '>=', since.toISOString())
    .groupBy('job.owner_uuid')
    .execute();
