import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import type { JobKind, Stage } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import type { KeysetPlace } from '../../db/keyset.ts';
import { applicationColumns, jobColumns, tags } from './queries.ts';
import { applications, tally } from './tally-queries.ts';

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

const filtered = (reader: Reader, companyUuid: string, filter: ApplicationFilter) =>
  reader
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .where('application.company_uuid', '=', companyUuid)
    .where('application.kind', '=', filter.kind)
    .$if(filter.jobUuid !== undefined, (query) => query.where('application.job_uuid', '=', filter.jobUuid ?? ''))
    .$if(filter.degrees !== undefined, (query) => query.where('application.degree', 'in', filter.degrees ?? []))
    .$if(filter.graduationYear !== undefined, (query) =>
      query
        .where('application.graduation_month', '>=', `${filter.graduationYear}-01`)
        .where('application.graduation_month', '<=', `${filter.graduationYear}-12`),
    )
    .$if(filter.words !== undefined && !filter.rareWords, (query) =>
      query.where(sql<boolean>`application.search @@ ${filter.words ?? ''}::tsquery`),
    )
    .$if(filter.words !== undefined && filter.rareWords === true, (query) =>
      // Materialized: the planner would rather walk the whole stage in order than believe that so few rows match.
      query.where(
        'application.uuid',
        'in',
        sql<string>`(with found as materialized (
          select a.uuid from application a where a.company_uuid = ${companyUuid} and a.search @@ ${filter.words ?? ''}::tsquery
        ) select uuid from found)`,
      ),
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
const MOST_RARE = 20_000;

/** Do few applications of the company hold the words? Looks at `MOST_RARE` matches at the most. */
export async function areWordsRare(reader: Reader, companyUuid: string, words: string): Promise<boolean> {
  const row = await reader
    .selectFrom((e) =>
      e
        .selectFrom('application')
        .select('uuid')
        .where('company_uuid', '=', companyUuid)
        .where(sql<boolean>`search @@ ${words}::tsquery`)
        .limit(MOST_RARE + 1)
        .as('found'),
    )
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n <= MOST_RARE;
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
    .select(applicationColumns)
    .select(jobColumns)
    .select(tags.as('tags'))
    .where('application.stage', '=', stage)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(application.applied_at, application.uuid) < (${after?.at}::timestamptz, ${after?.uuid}::uuid)`,
      ),
    )
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.uuid', 'desc')
    .limit(limit + 1)
    .execute();
}

export type ApplicationRow = Awaited<ReturnType<typeof readApplications>>[number];

/** Applications per stage under filters. Where only kind, job and owner matter, the tally knows; else rows are counted. */
export function countByStage(reader: Reader, companyUuid: string, filter: ApplicationFilter) {
  const { degrees, graduationYear, words, tagUuid, rating } = filter;
  if ([degrees, graduationYear, words, tagUuid, rating].every((value) => value === undefined))
    return sumTally(reader, companyUuid, filter);
  return filtered(reader, companyUuid, filter)
    .select((e) => ['application.stage', e.fn.countAll<number>().as('applications')])
    .groupBy('application.stage')
    .execute();
}

function sumTally(reader: Reader, companyUuid: string, { kind, jobUuid, ownerUuid }: ApplicationFilter) {
  return tally(reader, { companyUuid, ownerUuid })
    .select(['application_tally.stage', applications.as('applications')])
    .where('application_tally.kind', '=', kind)
    .$if(jobUuid !== undefined, (query) => query.where('application_tally.job_uuid', '=', jobUuid ?? ''))
    .groupBy('application_tally.stage')
    .execute();
}

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

/** How many match, counted no further than `most` and one. */
export async function countMatching(
  reader: Reader,
  companyUuid: string,
  filter: ApplicationFilter,
  stage: Stage,
  most: number,
): Promise<number> {
  const row = await reader
    .selectFrom(
      filtered(reader, companyUuid, filter)
        .select('application.uuid')
        .where('application.stage', '=', stage)
        .limit(most + 1)
        .as('found'),
    )
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}
