import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import type { QueryCreator } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import type { DB } from '../../../db/generated.ts';
import { applications, candidates, candidateTally, tally } from '../tally/tally-queries.ts';
import { type ApplicationFilter, filtered, graduationYear } from './list-queries.ts';

/** So many of the newest of each stage are looked through for words that many applications hold. */
export const LOOKED_THROUGH = 5000;

/** Applications of a stage under a filter; `more`: there may be more than were counted. */
export interface StageCount {
  stage: Stage;
  applications: number;
  more: boolean;
}

/**
 * Applications per stage under a filter that was weighed. Tallies know them, whatever their number, unless words or a tag
 * are asked for: those are counted, and where many applications hold the words, among the newest of each stage only.
 */
export async function countByStage(
  reader: Reader,
  companyUuid: string,
  filter: ApplicationFilter,
): Promise<StageCount[]> {
  if (filter.words === undefined && filter.tagUuid === undefined) return sumTallies(reader, companyUuid, filter);
  if (filter.tagUuid !== undefined && isTagAlone(filter))
    return countTagged(reader, companyUuid, filter, filter.tagUuid);
  const isBounded = filter.words !== undefined && !filter.rareWords && !filter.rareTag;
  const [rows, among] = await Promise.all([
    filtered(isBounded ? withNewest(reader, companyUuid, filter) : reader, companyUuid, filter)
      .select((e) => ['application.stage', e.fn.countAll<number>().as('applications')])
      .groupBy('application.stage')
      .execute(),
    isBounded ? sumTallies(reader, companyUuid, { ...filter, degrees: undefined, rating: undefined }) : [],
  ]);
  return stages.map((stage) => ({
    stage,
    applications: rows.find((row) => row.stage === stage)?.applications ?? 0,
    more: (among.find((row) => row.stage === stage)?.applications ?? 0) > LOOKED_THROUGH,
  }));
}

/** `application` as the newest of each stage, found by what has an index: kind, stage, job and year. */
const withNewest = (reader: QueryCreator<DB>, companyUuid: string, filter: ApplicationFilter): QueryCreator<DB> => {
  const newest = (from: QueryCreator<DB>, stage: Stage) =>
    from
      .selectFrom((e) =>
        e
          .selectFrom('application')
          .selectAll()
          .where('company_uuid', '=', companyUuid)
          .where('kind', '=', filter.kind)
          .where('stage', '=', stage)
          .$if(filter.jobUuid !== undefined, (query) => query.where('job_uuid', '=', filter.jobUuid ?? ''))
          .$if(filter.graduationYear !== undefined, (query) =>
            query.where(graduationYear, '=', `${filter.graduationYear}`),
          )
          .orderBy('applied_at', 'desc')
          .orderBy('uuid', 'desc')
          .limit(LOOKED_THROUGH)
          .as('newest'),
      )
      .selectAll();
  return reader.with('application', (from) => {
    const [first, ...others] = stages;
    return others.reduce((union, stage) => union.unionAll(newest(from, stage)), newest(from, first));
  });
};

const isTagAlone = ({ words, jobUuid, degrees, graduationYear: year, rating, ownerUuid }: ApplicationFilter): boolean =>
  [words, jobUuid, degrees, year, rating, ownerUuid].every((value) => value === undefined);

/** From the rows of the tag alone, which know their stages. */
async function countTagged(
  reader: Reader,
  companyUuid: string,
  { kind }: ApplicationFilter,
  tagUuid: string,
): Promise<StageCount[]> {
  const rows = await reader
    .selectFrom('application_tag')
    .select((e) => ['stage', e.fn.countAll<number>().as('applications')])
    .where('company_uuid', '=', companyUuid)
    .where('tag_uuid', '=', tagUuid)
    .where('kind', '=', kind)
    .groupBy('stage')
    .execute();
  return rows.map((row) => ({ stage: row.stage as Stage, applications: row.applications, more: false }));
}

async function sumTallies(reader: Reader, companyUuid: string, filter: ApplicationFilter): Promise<StageCount[]> {
  const { kind, jobUuid, ownerUuid, degrees, graduationYear: year, rating } = filter;
  const scope = { companyUuid, ownerUuid };
  const byCandidates = [degrees, year, rating].some((value) => value !== undefined);
  const rows = byCandidates
    ? await candidateTally(reader, scope)
        .select(['candidate_tally.stage', candidates.as('applications')])
        .where('candidate_tally.kind', '=', kind)
        .$if(jobUuid !== undefined, (query) => query.where('candidate_tally.job_uuid', '=', jobUuid ?? ''))
        .$if(degrees !== undefined, (query) => query.where('candidate_tally.degree', 'in', degrees ?? []))
        .$if(year !== undefined, (query) => query.where('candidate_tally.graduation_year', '=', `${year}`))
        .$if(rating !== undefined, (query) => query.where('candidate_tally.stars', '>=', rating ?? 0))
        .groupBy('candidate_tally.stage')
        .execute()
    : await tally(reader, scope)
        .select(['application_tally.stage', applications.as('applications')])
        .where('application_tally.kind', '=', kind)
        .$if(jobUuid !== undefined, (query) => query.where('application_tally.job_uuid', '=', jobUuid ?? ''))
        .groupBy('application_tally.stage')
        .execute();
  return rows.map((row) => ({ stage: row.stage as Stage, applications: row.applications, more: false }));
}

/** How many of a stage match a filter that was weighed, counted no further than `most` and one. */
export async function countMatching(
  reader: Reader,
  companyUuid: string,
  filter: ApplicationFilter,
  stage: Stage,
  most: number,
): Promise<number> {
  const isSummedUp = filter.words === undefined && (filter.tagUuid === undefined || isTagAlone(filter));
  if (isSummedUp) {
    const rows = await countByStage(reader, companyUuid, filter);
    return Math.min(most + 1, rows.find((row) => row.stage === stage)?.applications ?? 0);
  }
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
