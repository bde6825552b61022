import type { ApplicationOrder } from '@qinghe/contract/resumes/filters.ts';
import { type ListedStage, stages } from '@qinghe/contract/resumes/stages.ts';
import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import type { DB } from '../../../db/generated.ts';
import type { KeysetPosition } from '../../../db/keyset.ts';
import { PLANNED_FOR_VALUES } from '../../../db/prepared-statements.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';
import { applicationColumns, blocked, jobColumns, tags } from '../queries.ts';
import { type ApplicationFilter, filtered, from, graduationYear, jobsOf, onlyTag } from './filter-queries.ts';
import { isByTime, putInOrder } from './order-queries.ts';

/** A stretch of the list of a stage, or of all. */
interface Stretch {
  stage: ListedStage;
  sort: ApplicationOrder;
  after: KeysetPosition | undefined;
  limit: number;
}

/** A stretch of a list as it is shown, and one row more to know whether there is a next page. */
export const readApplications = (reader: Reader, scope: Scope, filter: ApplicationFilter, stretch: Stretch) =>
  shownOf(reader, scope, filter, stretch).execute();

/** The statement of it. */
export const shownOf = (reader: Reader, scope: Scope, filter: ApplicationFilter, stretch: Stretch) =>
  firstOf(reader, scope, filter, { ...stretch, limit: stretch.limit + 1 })
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select(applicationColumns)
    .select(jobColumns)
    .select([tags.as('tags'), blocked.as('blocked')]);

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
 * What is found by tags or by rare words is ordered. Of all stages, of several jobs, degrees or years the first of each are
 * taken from an index that has them in order: walking a stage to a few among a million would pass all the others.
 */
function firstOf(reader: Reader, scope: Scope, filter: ApplicationFilter, stretch: Stretch) {
  if (filter.tag_uuid !== undefined || filter.rareWords) return inOrder(reader, scope, filter, stretch);
  const part = filter.withdrawn === undefined ? partOf(reader, scope, filter, stretch) : undefined;
  if (part === undefined && stretch.stage !== 'all') return inOrder(reader, scope, filter, stretch);
  const { companyUuid, ownerUuid } = scope;
  // What was asked of the parts holds of their first ones, but whose jobs they are.
  const found = withFirstOf(reader, part ?? { scope, filter }, stretch)
    .selectFrom('application')
    .$call(
      whenGiven(part && filter.job_uuid && ownerUuid, (query, owner) =>
        query.where('application.job_uuid', 'in', jobsOf(reader, companyUuid, owner)),
      ),
    );
  return putInOrder(found, stretch.sort, { after: undefined, tagged: false }).limit(stretch.limit);
}

/** By what a list is taken apart. */
interface Part {
  /** A relation of what there is, and what says that an application is of it; without it the stages alone. */
  each?: RawBuilder<unknown>;
  is?: RawBuilder<boolean>;
  /** What is asked of the applications of one. */
  scope: Scope;
  filter: ApplicationFilter;
}

function partOf(reader: Reader, scope: Scope, filter: ApplicationFilter, { sort }: Stretch): Part | undefined {
  const { job_uuid: jobs, degree, graduation_year: years } = filter;
  const { companyUuid, ownerUuid } = scope;
  if (jobs?.length === 1) return undefined;
  if (jobs !== undefined || ownerUuid !== undefined) {
    const each = jobs ? listed(jobs, 'uuid') : sql`${jobsOf(reader, companyUuid, ownerUuid ?? '')} as part(value)`;
    // Whose jobs they are is asked once more of what was found.
    const inside = { scope: { companyUuid, ownerUuid: undefined }, filter: { ...filter, job_uuid: undefined } };
    return { each, is: sql`application.job_uuid = wanted.value`, ...inside };
  }
  // Those with stars are few, and in order by themselves.
  if (!isByTime(sort) || filter.rating !== undefined) return undefined;
  if (degree) {
    const each = listed(from(degree), 'text');
    return { each, is: sql`application.degree = wanted.value`, scope, filter: { ...filter, degree: undefined } };
  }
  if (years === undefined || years.length === 1) return undefined;
  const inside = { scope, filter: { ...filter, graduation_year: undefined } };
  return { each: listed(years.map(String), 'text'), is: sql`${graduationYear} = wanted.value`, ...inside };
}

const listed = (values: readonly string[], type: 'text' | 'uuid') =>
  sql`unnest(${[...values]}::${sql.raw(type)}[]) as part(value)`;

/** `application` as the first of each part and stage. */
const withFirstOf = (
  reader: QueryCreator<DB>,
  { each, is, scope, filter }: Part,
  stretch: Stretch,
): QueryCreator<DB> => {
  const ofStages = stretch.stage === 'all' ? sql`unnest(${[...stages]}::text[]) as each_stage(stage)` : undefined;
  const wanted = sql`(select * from ${sql.join(
    [ofStages, each].filter((one) => one !== undefined),
    sql` cross join `,
  )})`;
  return reader.with('application', (cte) =>
    cte
      .selectFrom(wanted.as<'wanted'>(sql`wanted`))
      .innerJoinLateral(
        inOrder(cte, scope, filter, stretch)
          .selectAll('application')
          .$call(whenGiven(ofStages, (query) => query.where(sql<boolean>`application.stage = wanted.stage`)))
          .$call(whenGiven(is, (query, isOfPart) => query.where(isOfPart)))
          .as('near'),
        (join) => join.onTrue(),
      )
      .selectAll('near'),
  );
};

const inOrder = (
  reader: QueryCreator<DB>,
  scope: Scope,
  filter: ApplicationFilter,
  { stage, sort, after, limit }: Stretch,
) => {
  const byTag = onlyTag(filter) !== undefined;
  const query = filtered(reader, scope, filter)
    .$if(filter.graduation_year !== undefined && !isByTime(sort), (other) =>
      other.modifyFront(sql.raw(PLANNED_FOR_VALUES)),
    )
    .$if(stage !== 'all', (staged) => staged.where(sql<boolean>`application.stage = ${stage}`))
    .$if(byTag && stage !== 'all', (tagged) => tagged.where(sql<boolean>`application_tag.stage = ${stage}`));
  // The rows of a tag know when their applications came; so they are walked, and not all of them ordered.
  return putInOrder(query, sort, { after, tagged: byTag && isByTime(sort) }).limit(limit);
};
