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
      'brochure.version',
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

/** Most jobs of a brochure that its page names. */
const MAX_SHOWN = 200;

/**
 * Jobs of a brochure that candidates may read, those first that one may apply to on a day: the others are past their
 * deadline, and whoever saw them here before learns it.
 */
export const readShownJobs = (reader: Reader, companyUuid: string, brochureUuid: string, today: string) =>
  reader
    .selectFrom('job')
    .select(['uuid', 'title', 'pay_min', 'pay_max', 'pay_negotiable', 'pay_months', 'headcount', 'deadline'])
    .select(isOpen(today).as('open'))
    .select(
      sql<string[]>`array(select area.name from area where area.code = any(job.cities)
        order by array_position(job.cities, area.code))`.as('city_names'),
    )
    .where('company_uuid', '=', companyUuid)
    .where('brochure_uuid', '=', brochureUuid)
    .where('state', 'in', ['online', 'expired'])
    .where('change_of', 'is', null)
    .orderBy('open', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('uuid')
    .limit(MAX_SHOWN)
    .execute();

const isOpen = (today: string) =>
  sql<boolean>`(job.state = 'online' and (job.deadline is null or job.deadline >= ${today}))`;

export type ShownBrochureJob = Awaited<ReturnType<typeof readShownJobs>>[number];
