import { sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import { isHeld } from '../../domains/company/index.ts';

/** A brochure behind its public address, while it is online; held while its company may not publish. */
export const findPublicBrochure = (reader: Reader, uuid: string) =>
  reader
    .selectFrom('brochure_directory')
    .innerJoin('brochure', (join) =>
      join
        .onRef('brochure.company_uuid', '=', 'brochure_directory.company_uuid')
        .onRef('brochure.uuid', '=', 'brochure_directory.brochure_uuid'),
    )
    .innerJoin('company', 'company.company_uuid', 'brochure.company_uuid')
    .select([
      'brochure.company_uuid',
      'brochure.uuid',
      'brochure.title',
      'brochure.batch',
      'brochure.graduation_years',
      'brochure.picture_uuid',
      'brochure.text',
      'brochure.schedule',
      'company.name as company_name',
    ])
    .select(isHeld.as('is_held'))
    .where('brochure_directory.brochure_uuid', '=', uuid)
    .where('brochure.state', '=', 'online')
    .executeTakeFirst();

export type PublicBrochure = NonNullable<Awaited<ReturnType<typeof findPublicBrochure>>>;

/** Jobs of a brochure that candidates may apply to on a day. */
export const readOpenJobs = (reader: Reader, companyUuid: string, brochureUuid: string, today: string) =>
  reader
    .selectFrom('job')
    .select(['uuid', 'title', 'pay_min', 'pay_max', 'pay_negotiable', 'pay_months'])
    .select(
      sql<string[]>`array(select area.name from area where area.code = any(job.cities)
        order by array_position(job.cities, area.code))`.as('city_names'),
    )
    .where('company_uuid', '=', companyUuid)
    .where('brochure_uuid', '=', brochureUuid)
    .where('state', '=', 'online')
    .where((e) => e.or([e('deadline', 'is', null), e('deadline', '>=', today)]))
    .orderBy('published_at', 'desc')
    .orderBy('uuid')
    .execute();

export type OpenBrochureJob = Awaited<ReturnType<typeof readOpenJobs>>[number];
