import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';

/** A page of the jobs of a company that are online, those published last first. */
export const readPublishedJobs = (reader: Reader, companyUuid: string, kind: JobKind | undefined, page: PageRequest) =>
  readPage(
    reader
      .selectFrom('job')
      .select(['uuid', 'kind', 'title', 'headcount', 'deadline', 'updated_at'])
      .select((e) => e.ref('published_at').$notNull().as('published_at'))
      .select(
        sql<string[]>`array(select area.name from area where area.code = any(job.cities)
          order by array_position(job.cities, area.code))`.as('city_names'),
      )
      .where('company_uuid', '=', companyUuid)
      .where('state', '=', 'online')
      .where('published_at', 'is not', null)
      .$call(whenGiven(kind, (query, value) => query.where('kind', '=', value))),
    page,
    ['published_at', 'uuid'],
  );
