import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { countApplications } from '@qinghe/contract/resumes/desk.ts';
import type { ApplicationOrder } from '@qinghe/contract/resumes/filters.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { type AliasedSelectQueryBuilder, type ExpressionBuilder, type QueryCreator, sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import type { DB } from '../../../db/generated.ts';
import type { KeysetPosition } from '../../../db/keyset.ts';
import { seenBy } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Member, Scope } from '../../../http/context.ts';
import { chinaDay, dayAfter, instantOfMinute } from '../../../time/china-day.ts';
import { applicationColumns, blocked, jobColumns, tags } from '../queries.ts';
import { toSearchQuery } from '../search/search-words.ts';
import { isByTime, putInOrder } from './order-queries.ts';

/** What narrows a list, by the names of the contract. */
export type Conditions = ParsedInputOf<typeof countApplications>;

/** Conditions with what the planner cannot know of them, see `withSelectivity`. */
export interface ApplicationFilter extends Conditions {
  /** `q` as a tsquery; undefined where it holds no words. */
  words: string | undefined;
  /** Few rows of the company match the words: find them first, then order them. */
  rareWords: boolean;
  /** Since before when they wait, by `waiting_days`. */
  waitingBefore: Date | undefined;
  /** The day by which they can start, and the instants since when they applied or were decided about. */
  startBy: string | undefined;
  appliedSince: Date | undefined;
  decidedSince: Date | undefined;
  /** Parked ones alone, those that are not, or both. */
  parked?: boolean | undefined;
  /** Few rows bear the tag, and words are asked for too: the rows of the tag are looked at one by one. */
  rareTag: boolean;
}

const DAY = 86_400_000;

/** As the indexes by year have it. */
export const graduationYear = sql<string>`left(application.graduation_month, 4)`;

/** Applications of a scope under a filter, of all stages. */
export const filtered = (reader: QueryCreator<DB>, { companyUuid, ownerUuid }: Scope, filter: ApplicationFilter) =>
  (filter.words !== undefined && filter.rareWords ? withFound(reader, companyUuid, filter.words) : reader)
    .selectFrom('application')
    .where('application.company_uuid', '=', companyUuid)
    .where('application.kind', '=', filter.kind)
    .where('application.withdrawn_at', isWithdrawn(filter), null)
    .$call(whenGiven(filter.parked, (query, parked) => query.where('application.is_parked', '=', parked)))
    .$call(whenGiven(filter.job_uuid, (query, uuid) => query.where('application.job_uuid', '=', uuid)))
    .$call(whenGiven(filter.degree, (query, least) => query.where('application.degree', 'in', from(least))))
    .$call(whenGiven(filter.graduation_year, (query, year) => query.where(graduationYear, '=', `${year}`)))
    .$call(whenGiven(filter.rating, (query, stars) => query.where('application.rating', '>=', stars)))
    .$call(whenGiven(filter.source, (query, source) => query.where('application.source', '=', source)))
    .$call(whenGiven(filter.city, (query, city) => query.where('application.city', '=', city)))
    .$call(whenGiven(filter.days_per_week, (query, days) => query.where('application.days_per_week', '>=', days)))
    .$call(whenGiven(filter.months, (query, months) => query.where('application.months', '>=', months)))
    .$call(
      whenGiven(filter.startBy, (query, day) =>
        query.where(sql<boolean>`(application.earliest_start = 'now' or application.earliest_start <= ${day})`),
      ),
    )
    .$call(whenGiven(filter.appliedSince, (query, at) => query.where('application.applied_at', '>=', at.toISOString())))
    .$call(
      whenGiven(filter.decidedSince, (query, at) =>
        query.where('application.stage', '!=', 'new').where('application.stage_since', '>=', at.toISOString()),
      ),
    )
    .$call(whenGiven(filter.waitingBefore, (query, before) => query.where((e) => isWaiting(e, before))))
    .$call(
      whenGiven(filter.rareWords ? undefined : filter.words, (query, words) =>
        query.where(sql<boolean>`application.search @@ ${words}::tsquery`),
      ),
    )
    .$if(filter.tag_uuid !== undefined, (query) =>
      query.innerJoin('application_tag', (join) =>
        join
          .onRef('application_tag.company_uuid', '=', 'application.company_uuid')
          .onRef('application_tag.application_uuid', '=', 'application.uuid')
          .on('application_tag.tag_uuid', '=', filter.tag_uuid ?? '')
          .on('application_tag.kind', '=', filter.kind),
      ),
    )
    .$call(
      whenGiven(ownerUuid, (query, owner) =>
        query.where('application.job_uuid', 'in', jobsOf(reader, companyUuid, owner)),
      ),
    );

/** Parked ones alone where they are asked for; else none of them where the account splits, and all where it does not. */
export const whichParked = ({ parksApart }: Member, asked: '1' | undefined): boolean | undefined =>
  asked === undefined ? (parksApart ? false : undefined) : true;

/** Who withdrew stands apart: a list is of them or of all others. */
export const isWithdrawn = ({ withdrawn }: Pick<Conditions, 'withdrawn'>) => (withdrawn ? 'is not' : 'is');

/** Whether somebody has waited in the new stage since before an instant. */
export const isWaiting = (e: ExpressionBuilder<DB, 'application'>, before: Date) =>
  e.and([
    e('application.stage', '=', 'new'),
    e('application.stage_since', '<', before.toISOString()),
    e('application.withdrawn_at', 'is', null),
  ]);

/** This degree and all above it. */
const from = (least: NonNullable<Conditions['degree']>) => degrees.slice(degrees.indexOf(least));

const jobsOf = (reader: QueryCreator<DB>, companyUuid: string, ownerUuid: string) =>
  reader
    .selectFrom('job')
    .select('job.uuid')
    .where('job.company_uuid', '=', companyUuid)
    .where(seenBy('job', ownerUuid));

/**
 * `application` as those alone that hold rare words. Materialized: the planner would rather walk a whole stage in order,
 * or gather a year's applications as well, than believe that so few match.
 */
const withFound = (reader: QueryCreator<DB>, companyUuid: string, words: string): QueryCreator<DB> =>
  reader.with(
    (name) => name('application').materialized(),
    (cte) =>
      cte
        .selectFrom('application')
        .selectAll()
        .where('company_uuid', '=', companyUuid)
        .where(sql<boolean>`search @@ ${words}::tsquery`),
  );

/** Up to this many matches are found first and ordered then; of more, the next ones in order are near. */
const MAX_RARE = 5000;

/** Conditions as a filter that knows whether few applications bear its tag or else hold its words. */
export async function withSelectivity(
  reader: Reader,
  { companyUuid }: Scope,
  conditions: Conditions,
  now: Date,
): Promise<ApplicationFilter> {
  const words = toSearchQuery(conditions.q ?? '');
  const { waiting_days: days } = conditions;
  const waitingBefore = days === undefined ? undefined : new Date(now.getTime() - days * DAY);
  const { start_within, applied_within, decided_within } = conditions;
  const today = chinaDay(now);
  const since = (within: number | undefined) =>
    within === undefined ? undefined : instantOfMinute(`${dayAfter(today, 1 - within)}T00:00`);
  const filter = {
    ...conditions,
    words,
    waitingBefore,
    startBy: start_within === undefined ? undefined : dayAfter(today, start_within),
    appliedSince: since(applied_within),
    decidedSince: since(decided_within),
    rareWords: false,
    rareTag: false,
  };
  if (words === undefined) return filter;
  const { tag_uuid: tagUuid } = conditions;
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
    .limit(MAX_RARE + 1)
    .as('found');

const holding = (reader: Reader, companyUuid: string, words: string) =>
  reader
    .selectFrom('application')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where(sql<boolean>`search @@ ${words}::tsquery`)
    .limit(MAX_RARE + 1)
    .as('found');

async function isRare(reader: Reader, found: AliasedSelectQueryBuilder<{ uuid: string }, 'found'>): Promise<boolean> {
  const row = await reader
    .selectFrom(found)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n <= MAX_RARE;
}

/** A stretch of a stage's list. */
interface Stretch {
  stage: Stage;
  sort: ApplicationOrder;
  after: KeysetPosition | undefined;
  limit: number;
}

/** A stretch of a stage as lists show it, and one row more to know whether there is a next page. */
export const readApplications = (reader: Reader, scope: Scope, filter: ApplicationFilter, stretch: Stretch) =>
  firstOf(reader, scope, filter, { ...stretch, limit: stretch.limit + 1 })
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select(applicationColumns)
    .select(jobColumns)
    .select([tags.as('tags'), blocked.as('blocked')])
    .execute();

export type ApplicationRow = Awaited<ReturnType<typeof readApplications>>[number];

/** Uuids and versions of the first of a list, and one more to know whether there are more. */
export const readSelection = (
  reader: Reader,
  scope: Scope,
  filter: ApplicationFilter,
  stretch: Omit<Stretch, 'after'>,
) =>
  firstOf(reader, scope, filter, { ...stretch, after: undefined, limit: stretch.limit + 1 })
    .select(['application.uuid', 'application.version'])
    .execute();

/**
 * What is found by a tag or by rare words, and who withdrew, is ordered. Of the jobs of an account, and of degrees, the
 * first of each are taken from an index that has them in order: walking the stage to a few among a million would pass all
 * the others.
 */
function firstOf(reader: Reader, scope: Scope, filter: ApplicationFilter, stretch: Stretch) {
  const isFound = filter.tag_uuid !== undefined || filter.rareWords || filter.withdrawn !== undefined;
  if (isFound || filter.job_uuid !== undefined) return inOrder(reader, scope, filter, stretch);
  if (scope.ownerUuid !== undefined)
    return inOrder(withFirstOfJobs(reader, scope, filter, stretch, scope.ownerUuid), scope, filter, stretch);
  // Those with stars are few, and in order by themselves.
  if (isByTime(stretch.sort) && filter.rating === undefined && filter.degree !== undefined)
    return inOrder(withFirstOfDegrees(reader, scope, filter, stretch, filter.degree), scope, filter, stretch);
  return inOrder(reader, scope, filter, stretch);
}

const withFirstOfJobs = (
  reader: QueryCreator<DB>,
  { companyUuid }: Scope,
  filter: ApplicationFilter,
  stretch: Stretch,
  ownerUuid: string,
): QueryCreator<DB> =>
  reader.with('application', (cte) =>
    cte
      .selectFrom(jobsOf(cte, companyUuid, ownerUuid).as('own'))
      .innerJoinLateral(
        inOrder(cte, { companyUuid, ownerUuid: undefined }, filter, stretch)
          .selectAll('application')
          .where(sql<boolean>`application.job_uuid = own.uuid`)
          .as('near'),
        (join) => join.onTrue(),
      )
      .selectAll('near'),
  );

const withFirstOfDegrees = (
  reader: QueryCreator<DB>,
  scope: Scope,
  filter: ApplicationFilter,
  stretch: Stretch,
  least: NonNullable<Conditions['degree']>,
): QueryCreator<DB> =>
  reader.with('application', (cte) =>
    cte
      .selectFrom(sql<{ degree: string }>`unnest(${from(least)}::text[])`.as<'wanted'>(sql`wanted(degree)`))
      .innerJoinLateral(
        inOrder(cte, scope, { ...filter, degree: undefined }, stretch)
          .selectAll('application')
          .where(sql<boolean>`application.degree = wanted.degree`)
          .as('near'),
        (join) => join.onTrue(),
      )
      .selectAll('near'),
  );

const inOrder = (
  reader: QueryCreator<DB>,
  scope: Scope,
  filter: ApplicationFilter,
  { stage, sort, after, limit }: Stretch,
) => {
  const byTag = filter.tag_uuid !== undefined;
  const query = filtered(reader, scope, filter)
    .where('application.stage', '=', stage)
    .$if(byTag, (tagged) => tagged.where(sql<boolean>`application_tag.stage = ${stage}`));
  // The rows of a tag know when their applications came; so they are walked, and not all of them ordered.
  return putInOrder(query, sort, { after, tagged: byTag && isByTime(sort) }).limit(limit);
};
