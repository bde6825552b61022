import type { BrochureDetail } from '@qinghe/contract/jobs/brochures.ts';
import { type NotNull, sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import { seenBy } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';
import { tallied } from '../queries.ts';

/** Jobs of a brochure that the scope may see, with what came for each. */
export const readJobsOfBrochure = (reader: Reader, { companyUuid, ownerUuid }: Scope, brochure: string) =>
  reader
    .selectFrom('job')
    .select(['uuid', 'title', 'state', 'headcount', 'deadline'])
    .select(['pay_min', 'pay_max', 'pay_negotiable', 'pay_months'])
    .select([
      sql<string[]>`array(select area.name from area where area.code = any(job.cities)
        order by array_position(job.cities, area.code))`.as('city_names'),
      tallied(sql`true`).as('applications'),
      tallied(sql`application_tally.stage = 'new'`).as('applications_new'),
    ])
    .where('company_uuid', '=', companyUuid)
    .where('brochure_uuid', '=', brochure)
    .where('change_of', 'is', null)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('job', owner))))
    .orderBy('title')
    .orderBy('uuid')
    .execute();

/** Published talks of a brochure that are not over, soonest first; whoever holds them. */
export const readTalksOfBrochure = (reader: Reader, companyUuid: string, brochure: string, now: Date) =>
  reader
    .selectFrom('talk')
    .select(['uuid', 'title', 'format', 'school', 'starts_at', 'ends_at'])
    .where('company_uuid', '=', companyUuid)
    .where('brochure_uuid', '=', brochure)
    .where('state', '=', 'online')
    .where('ends_at', '>', now.toISOString())
    .$narrowType<{ starts_at: NotNull; ends_at: NotNull }>()
    .orderBy('starts_at')
    .orderBy('uuid')
    .execute();

/**
 * What came today, and what the brochure's own page brought, to jobs of a company.
 * @param today `YYYY-MM-DD` of the calendar of China
 */
export async function readBrochureFigures(
  reader: Reader,
  companyUuid: string,
  { jobs, today }: { jobs: readonly { uuid: string }[]; today: string },
): Promise<BrochureDetail['figures']> {
  const uuids = jobs.map(({ uuid }) => uuid);
  const { rows } = await sql<BrochureDetail['figures']>`
    select
      (select coalesce(sum(views), 0)::int from job_view
        where company_uuid = ${companyUuid} and job_uuid = any(${uuids}::uuid[]) and source = 'brochure') as brochure_views,
      count(*) filter (where source = 'brochure')::int as brochure_applications,
      count(*) filter (where applied_at >= ${today}::timestamp at time zone 'Asia/Shanghai')::int as applications_today
    from application
    where company_uuid = ${companyUuid} and job_uuid = any(${uuids}::uuid[]) and withdrawn_at is null`.execute(reader);
  return rows[0] ?? { applications_today: 0, brochure_views: 0, brochure_applications: 0 };
}
