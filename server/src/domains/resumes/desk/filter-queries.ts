import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { countApplications } from '@qinghe/contract/resumes/desk.ts';
import type { JobKind, ListedStage } from '@qinghe/contract/resumes/stages.ts';
import { type AliasedSelectQueryBuilder, type ExpressionBuilder, type QueryCreator, sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import type { DB } from '../../../db/generated.ts';
import { PLANNED_FOR_VALUES } from '../../../db/prepared-statements.ts';
import { seenBy } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Member, Scope } from '../../../http/context.ts';
import { chinaDay, dayAfter, instantOfMinute } from '../../../time/china-day.ts';
import { toSearchQuery } from '../search/search-words.ts';

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
  /** Few rows bear the tags, and words are asked for too: the rows of the tags are looked at one by one. */
  rareTag: boolean;
}

const DAY = 86_400_000;

/** As the indexes by year have it. */
export const graduationYear = sql<string>`left(application.graduation_month, 4)`;

/** Applications of a scope under a filter, of all stages. */
export const filtered = (reader: QueryCreator<DB>, { companyUuid, ownerUuid }: Scope, filter: ApplicationFilter) =>
  (filter.words !== undefined && filter.rareWords ? withFound(reader, companyUuid, filter.words) : reader)
    .selectFrom('application')
    .$if(!suitsAnyValues(filter), (query) => query.modifyFront(sql.raw(PLANNED_FOR_VALUES)))
    .where('application.company_uuid', '=', companyUuid)
    .where('application.kind', '=', filter.kind)
    .where('application.withdrawn_at', isWithdrawn(filter), null)
    .$call(whenGiven(filter.parked, (query, parked) => query.where('application.is_parked', '=', parked)))
    .$call(whenGiven(filter.job_uuid, (query, uuids) => query.where('application.job_uuid', 'in', uuids)))
    .$call(whenGiven(filter.degree, (query, least) => query.where('application.degree', 'in', from(least))))
    .$call(whenGiven(filter.graduation_year, (query, years) => query.where(graduationYear, 'in', years.map(String))))
    .$call(whenGiven(filter.rating, (query, stars) => query.where('application.rating', '>=', stars)))
    .$call(whenGiven(filter.source, (query, sources) => query.where('application.source', 'in', sources)))
    .$call(whenGiven(filter.city, (query, cities) => query.where('application.city', 'in', cities)))
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
    .$call(
      whenGiven(onlyTag(filter), (query, tag) =>
        query.innerJoin('application_tag', (join) =>
          join
            .onRef('application_tag.company_uuid', '=', 'application.company_uuid')
            .onRef('application_tag.application_uuid', '=', 'application.uuid')
            .on('application_tag.tag_uuid', '=', tag)
            .on('application_tag.kind', '=', filter.kind),
        ),
      ),
    )
    .$call(whenGiven(severalTags(filter), (query, some) => query.where((e) => bearsOneOf(e, some, filter.kind))))
    .$call(
      whenGiven(ownerUuid, (query, owner) =>
        query.where('application.job_uuid', 'in', jobsOf(reader, companyUuid, owner)),
      ),
    );

/** Whether one plan suits all values: what is asked of rows is in an index, in order of time, or is met by many. */
const suitsAnyValues = ({
  rating,
  degree,
  source,
  city,
  graduation_year: years,
  job_uuid,
  withdrawn,
  tag_uuid,
}: Conditions) =>
  [rating, degree, source, city].every((one) => one === undefined) &&
  (years === undefined || (years.length === 1 && [job_uuid, withdrawn, tag_uuid].every((one) => one === undefined)));

/** One tag is joined, so that its rows can be walked in order; who bears one of several is one row all the same. */
export const onlyTag = ({ tag_uuid }: Conditions): string | undefined =>
  tag_uuid?.length === 1 ? tag_uuid[0] : undefined;
const severalTags = ({ tag_uuid }: Conditions): string[] | undefined =>
  tag_uuid !== undefined && tag_uuid.length > 1 ? tag_uuid : undefined;

const bearsOneOf = (e: ExpressionBuilder<DB, 'application'>, tags: string[], kind: JobKind) =>
  e.exists(
    e
      .selectFrom('application_tag')
      .select('application_tag.tag_uuid')
      .whereRef('application_tag.company_uuid', '=', 'application.company_uuid')
      .whereRef('application_tag.application_uuid', '=', 'application.uuid')
      .where('application_tag.tag_uuid', 'in', tags)
      .where('application_tag.kind', '=', kind),
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
export const from = (least: NonNullable<Conditions['degree']>) => degrees.slice(degrees.indexOf(least));

export const jobsOf = (reader: QueryCreator<DB>, companyUuid: string, ownerUuid: string) =>
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

interface Asker {
  db: Reader;
  member: Member;
  scope: Scope;
  now: Date;
}

/** What a member asks for as the filter of a list: everything that hands over people of a list begins here. */
export const filterOf = async (
  { db, member, scope, now }: Asker,
  { stage, parked, ...conditions }: Conditions & { stage: ListedStage; parked?: '1' | undefined },
): Promise<ApplicationFilter> => ({
  ...(await withSelectivity(db, scope, conditions, now)),
  // Among all of them nobody stands apart.
  parked: stage === 'all' && !parked ? undefined : whichParked(member, parked),
});

/** Conditions as a filter that knows whether few applications bear its tags or else hold its words. */
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
  const { tag_uuid: some } = conditions;
  if (some !== undefined && (await isRare(reader, taggedWith(reader, companyUuid, some))))
    return { ...filter, rareTag: true };
  return { ...filter, rareWords: await isRare(reader, holding(reader, companyUuid, words)) };
}

const taggedWith = (reader: Reader, companyUuid: string, some: string[]) =>
  reader
    .selectFrom('application_tag')
    .select('application_uuid as uuid')
    .where('company_uuid', '=', companyUuid)
    .where('tag_uuid', 'in', some)
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
