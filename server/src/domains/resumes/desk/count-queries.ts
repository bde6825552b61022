import { COUNTED_AT_MOST } from '@qinghe/contract/resumes/saved-filters.ts';
import { type ListedStage, type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { type QueryCreator, type SelectQueryBuilder, sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import type { DB } from '../../../db/generated.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';
import { countByKindAndStage } from '../tally/overview-queries.ts';
import { type ApplicationFilter, filtered, graduationYear, isWithdrawn } from './filter-queries.ts';

/** So many of the newest of a stage are looked through for words that many applications hold. */
export const MAX_SCANNED = 5000;

/** Applications of a stage under a filter; `more`: there are more than were counted. */
export interface StageCount {
  stage: Stage;
  applications: number;
  more: boolean;
}

/**
 * Applications per stage. The numbers of all, and of single jobs, are kept; under any other filter they are counted, up to
 * `COUNTED_AT_MOST` a stage, so that a filter needs nothing but its own condition.
 */
export async function countByStage(reader: Reader, scope: Scope, filter: ApplicationFilter): Promise<StageCount[]> {
  if (isTallied(filter)) return readTally(reader, scope, filter);
  const [rows, looked] = await Promise.all([
    countInStages(reader, scope, filter, stages),
    isCommon(filter) ? countLookedThrough(reader, scope, filter) : [],
  ]);
  const numberIn = (counts: typeof rows, stage: Stage) => counts.find((row) => row.stage === stage)?.applications ?? 0;
  return stages.map((stage) => {
    const applications = numberIn(rows, stage);
    const more = applications > COUNTED_AT_MOST || numberIn(looked, stage) === MAX_SCANNED;
    return { stage, applications: Math.min(applications, COUNTED_AT_MOST), more };
  });
}

/** How many of the new ones are parked, under the same filter and as far as the stages are counted. */
export async function countParked(
  reader: Reader,
  scope: Scope,
  filter: ApplicationFilter,
): Promise<Pick<StageCount, 'applications' | 'more'>> {
  if (isTallied(filter)) {
    const rows = await countByKindAndStage(reader, scope, filter.job_uuid);
    return {
      applications: rows.find(({ kind, stage }) => kind === filter.kind && stage === 'new')?.parked ?? 0,
      more: false,
    };
  }
  const [applications, looked] = await Promise.all([
    countMatching(reader, scope, { ...filter, parked: true }, 'new'),
    isCommon(filter) ? countLookedThrough(reader, scope, filter) : [],
  ]);
  const more = looked.some(({ stage, applications: some }) => stage === 'new' && some === MAX_SCANNED);
  return { applications: Math.min(applications, COUNTED_AT_MOST), more: more || applications > COUNTED_AT_MOST };
}

/** How many of a stage, or of all, match a filter, counted no further than `COUNTED_AT_MOST` and one. */
export async function countMatching(
  reader: Reader,
  scope: Scope,
  filter: ApplicationFilter,
  stage: ListedStage,
): Promise<number> {
  const rows = await countInStages(reader, scope, filter, stage === 'all' ? stages : [stage]);
  const found = rows.reduce((sum, { applications }) => sum + applications, 0);
  return Math.min(found, COUNTED_AT_MOST + 1);
}

/** Under nothing but a kind and jobs. */
const isTallied = (filter: ApplicationFilter): boolean =>
  Object.entries(filter).every(
    ([name, value]) => ['kind', 'job_uuid', 'parked', 'q'].includes(name) || value === undefined || value === false,
  );

async function readTally(
  reader: Reader,
  scope: Scope,
  { kind, job_uuid, parked }: ApplicationFilter,
): Promise<StageCount[]> {
  const rows = await countByKindAndStage(reader, scope, job_uuid);
  return stages.map((stage) => {
    const row = rows.find((one) => one.kind === kind && one.stage === stage);
    const apart = parked === false ? (row?.parked ?? 0) : 0;
    return { stage, applications: (row?.applications ?? 0) - apart, more: false };
  });
}

function countInStages(reader: Reader, scope: Scope, filter: ApplicationFilter, some: readonly Stage[]) {
  const counts = some.map((stage) =>
    reader
      .selectFrom(
        filtered(isCommon(filter) ? withNewest(reader, scope, filter, stage) : reader, scope, filter)
          .select('application.uuid')
          .where('application.stage', '=', stage)
          .limit(COUNTED_AT_MOST + 1)
          .as('found'),
      )
      .select((e) => [sql.lit(stage).as('stage'), e.fn.countAll<number>().as('applications')]),
  );
  return together(counts);
}

/** How many of each stage are looked through: as many as may be, or all that there are. */
const countLookedThrough = (reader: Reader, scope: Scope, filter: ApplicationFilter) =>
  together(
    stages.map((stage) =>
      reader
        .selectFrom(withNewest(reader, scope, filter, stage).selectFrom('application').select('uuid').as('looked'))
        .select((e) => [sql.lit(stage).as('stage'), e.fn.countAll<number>().as('applications')]),
    ),
  );

type StageNumbers = SelectQueryBuilder<DB, never, { stage: Stage; applications: number }>;

/** Numbers of several stages in one statement. */
async function together(counts: readonly StageNumbers[]): Promise<{ stage: Stage; applications: number }[]> {
  const [first, ...others] = counts;
  return first ? others.reduce((union, next) => union.unionAll(next), first).execute() : [];
}

/** Words that many hold: gathering every match of the index would take longer than looking through the newest. */
const isCommon = ({ words, rareWords, rareTag }: ApplicationFilter): boolean =>
  words !== undefined && !rareWords && !rareTag;

/** `application` as the newest of a stage, found by what has an index: kind, stage, job, year, and whether they withdrew. */
const withNewest = (
  reader: QueryCreator<DB>,
  { companyUuid }: Scope,
  { kind, job_uuid, graduation_year, withdrawn }: ApplicationFilter,
  stage: Stage,
): QueryCreator<DB> =>
  reader.with('application', (cte) =>
    cte
      .selectFrom('application')
      .selectAll()
      .where('company_uuid', '=', companyUuid)
      .where('kind', '=', kind)
      .where('stage', '=', stage)
      .where('withdrawn_at', isWithdrawn({ withdrawn }), null)
      .$call(whenGiven(job_uuid, (query, uuids) => query.where('job_uuid', 'in', uuids)))
      .$call(whenGiven(graduation_year, (query, years) => query.where(graduationYear, 'in', years.map(String))))
      .orderBy('applied_at', 'desc')
      .orderBy('uuid', 'desc')
      .limit(MAX_SCANNED),
  );
