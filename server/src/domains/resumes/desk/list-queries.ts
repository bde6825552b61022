import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import type { JobKind, Stage } from '@qinghe/contract/resumes/stages.ts';
import { type AliasedSelectQueryBuilder, type QueryCreator, sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import type { DB } from '../../../db/generated.ts';
import type { KeysetPlace } from '../../../db/keyset.ts';
import { applicationColumns, jobColumns, tags } from '../queries.ts';

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
  /** Few rows bear the tag: they are looked at one by one, whatever else is asked for. */
  rareTag?: boolean;
  /** Only applications for jobs of this account. */
  ownerUuid: string | undefined;
}

/** As the indexes by year have it. */
export const graduationYear = sql<string>`left(application.graduation_month, 4)`;

/** Applications under a filter, of all stages. */
export const filtered = (reader: QueryCreator<DB>, companyUuid: string, filter: ApplicationFilter) =>
  (filter.words !== undefined && filter.rareWords ? withFound(reader, companyUuid, filter.words) : reader)
    .selectFrom('application')
    .where('application.company_uuid', '=', companyUuid)
    .where('application.kind', '=', filter.kind)
    .$if(filter.jobUuid !== undefined, (query) => query.where('application.job_uuid', '=', filter.jobUuid ?? ''))
    .$if(filter.degrees !== undefined, (query) => query.where('application.degree', 'in', filter.degrees ?? []))
    .$if(filter.graduationYear !== undefined, (query) => query.where(graduationYear, '=', `${filter.graduationYear}`))
    .$if(filter.words !== undefined && !filter.rareWords, (query) =>
      query.where(sql<boolean>`application.search @@ ${filter.words ?? ''}::tsquery`),
    )
    .$if(filter.tagUuid !== undefined, (query) =>
      query.innerJoin('application_tag', (join) =>
        join
          .onRef('application_tag.company_uuid', '=', 'application.company_uuid')
          .onRef('application_tag.application_uuid', '=', 'application.uuid')
          .on('application_tag.tag_uuid', '=', filter.tagUuid ?? '')
          .on('application_tag.kind', '=', filter.kind),
      ),
    )
    .$if(filter.rating !== undefined, (query) => query.where('application.rating', '>=', filter.rating ?? 0))
    .$if(filter.ownerUuid !== undefined, (query) =>
      query.where('application.job_uuid', 'in', jobsOf(reader, companyUuid, filter.ownerUuid ?? '')),
    );

const jobsOf = (from: QueryCreator<DB>, companyUuid: string, ownerUuid: string) =>
  from
    .selectFrom('job')
    .select('job.uuid')
    .where('job.company_uuid', '=', companyUuid)
    .where('job.owner_uuid', '=', ownerUuid);

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

/** Up to this many matches are found first and ordered then; of more, the next ones in order are near. */
const MOST_RARE = 5000;

/** The filter, told whether few applications bear its tag or else hold its words. Looks at `MOST_RARE` of them at the most. */
export async function weighWords(
  reader: Reader,
  companyUuid: string,
  filter: ApplicationFilter,
): Promise<ApplicationFilter> {
  const { words, tagUuid } = filter;
  if (words === undefined) return filter;
  if (tagUuid !== undefined && (await isRare(reader, taggedWith(reader, companyUuid, tagUuid))))
    return { ...filter, rareTag: true };
  return { ...filter, rareWords: await isRare(reader, holding(reader, companyUuid, words)) };
}

const taggedWith = (reader: Reader, companyUuid: string, tagUuid: string) =>
  reader
    .selectFrom('application_tag')
    .select('application_uuid as uuid')
    .where('company_uuid', '=', companyUuid)
    .where('tag_uuid', '=', tagUuid)
    .limit(MOST_RARE + 1)
    .as('found');

const holding = (reader: Reader, companyUuid: string, words: string) =>
  reader
    .selectFrom('application')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where(sql<boolean>`search @@ ${words}::tsquery`)
    .limit(MOST_RARE + 1)
    .as('found');

async function isRare(reader: Reader, found: AliasedSelectQueryBuilder<{ uuid: string }, 'found'>): Promise<boolean> {
  const row = await reader
    .selectFrom(found)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n <= MOST_RARE;
}

/** A stretch of a stage's list, newest first. */
interface Stretch {
  stage: Stage;
  after: KeysetPlace | undefined;
  limit: number;
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
  return newest(reader, companyUuid, filter, { stage, after, limit: limit + 1 })
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select(applicationColumns)
    .select(jobColumns)
    .select(tags.as('tags'))
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
  return newest(reader, companyUuid, filter, { stage, after: undefined, limit: limit + 1 })
    .select(['application.uuid', 'application.version'])
    .execute();
}

/**
 * What is found by a tag or by rare words is ordered. Of the jobs of an account, and of degrees, the newest of each are
 * taken from an index that has them in order: walking the stage to a few among a million would pass all the others.
 */
function newest(reader: Reader, companyUuid: string, filter: ApplicationFilter, stretch: Stretch) {
  const { tagUuid, rareWords, ownerUuid, degrees, jobUuid, rating } = filter;
  const isFound = tagUuid !== undefined || rareWords === true;
  if (!isFound && jobUuid === undefined && ownerUuid !== undefined)
    return inOrder(withNewestOfJobs(reader, companyUuid, filter, stretch, ownerUuid), companyUuid, filter, stretch);
  // Those with stars are few, and in order by themselves.
  if (!isFound && jobUuid === undefined && rating === undefined && degrees !== undefined)
    return inOrder(withNewestOfDegrees(reader, companyUuid, filter, stretch, degrees), companyUuid, filter, stretch);
  return inOrder(reader, companyUuid, filter, stretch);
}

const withNewestOfJobs = (
  reader: QueryCreator<DB>,
  companyUuid: string,
  filter: ApplicationFilter,
  stretch: Stretch,
  ownerUuid: string,
): QueryCreator<DB> =>
  reader.with('application', (from) =>
    from
      .selectFrom(jobsOf(from, companyUuid, ownerUuid).as('own'))
      .innerJoinLateral(
        inOrder(from, companyUuid, { ...filter, ownerUuid: undefined }, stretch)
          .selectAll('application')
          .where(sql<boolean>`application.job_uuid = own.uuid`)
          .as('near'),
        (join) => join.onTrue(),
      )
      .selectAll('near'),
  );

const withNewestOfDegrees = (
  reader: QueryCreator<DB>,
  companyUuid: string,
  filter: ApplicationFilter,
  stretch: Stretch,
  degrees: readonly Degree[],
): QueryCreator<DB> =>
  reader.with('application', (from) =>
    from
      .selectFrom(sql<{ degree: string }>`unnest(${[...degrees]}::text[])`.as<'wanted'>(sql`wanted(degree)`))
      .innerJoinLateral(
        inOrder(from, companyUuid, { ...filter, degrees: undefined }, stretch)
          .selectAll('application')
          .where(sql<boolean>`application.degree = wanted.degree`)
          .as('near'),
        (join) => join.onTrue(),
      )
      .selectAll('near'),
  );

const inOrder = (
  reader: QueryCreator<DB>,
  companyUuid: string,
  filter: ApplicationFilter,
  { stage, after, limit }: Stretch,
) => {
  // The rows of a tag know their place in the list; so they are walked, and not all of them ordered.
  const [at, uuid] =
    filter.tagUuid === undefined
      ? [sql.ref('application.applied_at'), sql.ref('application.uuid')]
      : [sql.ref('application_tag.applied_at'), sql.ref('application_tag.application_uuid')];
  return filtered(reader, companyUuid, filter)
    .where('application.stage', '=', stage)
    .$if(filter.tagUuid !== undefined, (query) => query.where(sql<boolean>`application_tag.stage = ${stage}`))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${at}, ${uuid}) < (${after?.at}::timestamptz, ${after?.uuid}::uuid)`),
    )
    .orderBy(at, 'desc')
    .orderBy(uuid, 'desc')
    .limit(limit);
};
