import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import type { JobKind, Stage } from '@qinghe/contract/resumes/stages.ts';
import { type QueryCreator, sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import type { DB } from '../../db/generated.ts';
import type { KeysetPlace } from '../../db/keyset.ts';
import { applicationColumns, jobColumns, tags } from './queries.ts';

export interface ApplicationFilter {
  kind: JobKind;
  jobUuid: string | undefined;
  /** At least one of these degrees. */
  degrees: readonly Degree[] | undefined;
  graduationYear: number | undefined;
  /** A tsquery. */
  words: string | undefined;
  tagUuid: string | undefined;
  /** At least so many stars on average. */
  rating: number | undefined;
  /** Few rows of the company match the words: find them first, then order them. */
  rareWords?: boolean;
  /** Only applications for jobs of this account. */
  ownerUuid: string | undefined;
}

/** As the index `application_by_year` has it. */
export const graduationYear = sql<string>`left(application.graduation_month, 4)`;

/**
 * `application` as those alone that hold rare words. Materialized: the planner would rather walk a whole stage in order,
 * or gather a year's applications as well, than believe that so few match.
 */
const withFound = (reader: QueryCreator<DB>, companyUuid: string, words: string): QueryCreator<DB> =>
  reader.with(
    (name) => name('application').materialized(),
    (from) =>
      from
        .selectFrom('application')
        .selectAll()
        .where('company_uuid', '=', companyUuid)
        .where(sql<boolean>`search @@ ${words}::tsquery`),
  );

/** Applications with their jobs under a filter, of all stages. */
export const filtered = (reader: QueryCreator<DB>, companyUuid: string, filter: ApplicationFilter) =>
  (filter.words !== undefined && filter.rareWords ? withFound(reader, companyUuid, filter.words) : reader)
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .where('application.company_uuid', '=', companyUuid)
    .where('application.kind', '=', filter.kind)
    .$if(filter.jobUuid !== undefined, (query) => query.where('application.job_uuid', '=', filter.jobUuid ?? ''))
    .$if(filter.degrees !== undefined, (query) => query.where('application.degree', 'in', filter.degrees ?? []))
    .$if(filter.graduationYear !== undefined, (query) => query.where(graduationYear, '=', `${filter.graduationYear}`))
    .$if(filter.words !== undefined && !filter.rareWords, (query) =>
      query.where(sql<boolean>`application.search @@ ${filter.words ?? ''}::tsquery`),
    )
    .$if(filter.tagUuid !== undefined, (query) =>
      query.where('application.uuid', 'in', (e) =>
        e
          .selectFrom('application_tag')
          .select('application_tag.application_uuid')
          .where('application_tag.company_uuid', '=', companyUuid)
          .where('application_tag.tag_uuid', '=', filter.tagUuid ?? ''),
      ),
    )
    .$if(filter.rating !== undefined, (query) => query.where('application.rating', '>=', filter.rating ?? 0))
    .$if(filter.ownerUuid !== undefined, (query) => query.where('job.owner_uuid', '=', filter.ownerUuid ?? ''));

/** Up to this many matches are found first and ordered then; of more, the next ones in order are near. */
const MOST_RARE = 5000;

/** The filter, told whether few applications of the company hold its words. Looks at `MOST_RARE` of them at the most. */
export async function weighWords(
  reader: Reader,
  companyUuid: string,
  filter: ApplicationFilter,
): Promise<ApplicationFilter> {
  if (filter.words === undefined) return filter;
  const row = await reader
    .selectFrom((e) =>
      e
        .selectFrom('application')
        .select('uuid')
        .where('company_uuid', '=', companyUuid)
        .where(sql<boolean>`search @@ ${filter.words ?? ''}::tsquery`)
        .limit(MOST_RARE + 1)
        .as('found'),
    )
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { ...filter, rareWords: row.n <= MOST_RARE };
}

/** One page of a stage, newest first, and one row more to know whether there is a next page. */
export function readApplications(
  reader: Reader,
  companyUuid: string,
  filter: ApplicationFilter,
  stage: Stage,
  after: KeysetPlace | undefined,
  limit: number,
) {
  return filtered(reader, companyUuid, filter)
    .where('application.stage', '=', stage)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(application.applied_at, application.uuid) < (${after?.at}::timestamptz, ${after?.uuid}::uuid)`,
      ),
    )
    .select(applicationColumns)
    .select(jobColumns)
    .select(tags.as('tags'))
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.uuid', 'desc')
    .limit(limit + 1)
    .execute();
}

export type ApplicationRow = Awaited<ReturnType<typeof readApplications>>[number];

/** Uuids and versions of a stage under a filter, newest first, and one more to know whether there are more. */
export function readSelection(
  reader: Reader,
  companyUuid: string,
  filter: ApplicationFilter,
  stage: Stage,
  limit: number,
) {
  return filtered(reader, companyUuid, filter)
    .select(['application.uuid', 'application.version'])
    .where('application.stage', '=', stage)
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.uuid', 'desc')
    .limit(limit + 1)
    .execute();
}
