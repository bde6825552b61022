import { sql } from 'kysely';
import type { Reader } from '../../db/database.ts';

export type ListRow = Awaited<ReturnType<typeof readRows>>[number];

/** What a row of the list says of each job, in the order of these uuids. */
export function readRows(reader: Reader, jobUuids: readonly string[]) {
  return reader
    .selectFrom(
      sql<{ uuid: string; place: number }>`unnest(${[...jobUuids]}::uuid[]) with ordinality`.as<'wanted'>(
        sql`wanted(uuid, place)`,
      ),
    )
    .innerJoin('public_job', 'public_job.job_uuid', 'wanted.uuid')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'public_job.company_uuid').onRef('job.uuid', '=', 'public_job.job_uuid'),
    )
    .innerJoin('company', 'company.company_uuid', 'public_job.company_uuid')
    .select([
      'job.uuid',
      'job.company_uuid',
      'job.kind',
      'job.title',
      'job.pay_min',
      'job.pay_max',
      'job.pay_months',
      'job.pay_negotiable',
      'job.days_per_week',
      'job.months',
      'job.min_degree',
      'job.graduation_years',
      'job.conversion',
      'job.remote',
      'public_job.published_at',
    ])
    .select(sql<string>`coalesce(nullif(company.short_name, ''), company.name)`.as('company_name'))
    .select(
      sql<
        string[]
      >`array(select area.name from area where area.code = any(job.cities) order by array_position(job.cities, area.code))`.as(
        'city_names',
      ),
    )
    .orderBy('wanted.place')
    .execute();
}
