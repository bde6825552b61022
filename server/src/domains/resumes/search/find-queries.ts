import { type JobKind, jobKinds, type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import { seenBy } from '../../../db/shares.ts';

interface Search {
  /** A tsquery. */
  words: string;
  /** What was typed, in small letters: those whose name holds it come first. */
  typed: string;
  ownerUuid: string | undefined;
  limit: number;
}

export interface FoundApplication {
  uuid: string;
  kind: JobKind;
  stage: Stage;
  name: string;
  school: string;
  anonymous_as: string | null;
  job_title: string;
}

/** Up to this many matches are put in order of their fit; of more, looking at each would be felt while typing. */
const MAX_RANKED = 3000;

const columns = sql`a.uuid, a.kind, a.stage, a.name, a.school, a.anonymous_as, job.title as job_title`;

/** The newest matches whose name holds what was typed, looked for among so many of the newest applications. */
export function findNamed(
  reader: Reader,
  companyUuid: string,
  search: Search,
  among: number,
): Promise<FoundApplication[]> {
  // The words of a CV lie apart from its row; so they are opened only where the name fits.
  const fits = sql`case when position(${search.typed} in lower(a.name)) > 0 then a.search @@ ${search.words}::tsquery end`;
  return walk(reader, companyUuid, search, among, fits);
}

/** The newest matches, looked for among so many of the newest applications. */
export function findNewest(
  reader: Reader,
  companyUuid: string,
  search: Search,
  among: number,
): Promise<FoundApplication[]> {
  return walk(reader, companyUuid, search, among, sql`a.search @@ ${search.words}::tsquery`);
}

/**
 * Walks the newest applications until enough of them match: those of each stage by the list indexes, since the planner
 * sorts the company for the newest of all. `offset 0` makes it read one application after the other, not every match.
 */
async function walk(
  reader: Reader,
  companyUuid: string,
  { ownerUuid, limit }: Search,
  among: number,
  fits: RawBuilder<unknown>,
): Promise<FoundApplication[]> {
  const [groups, isOfGroup] =
    ownerUuid === undefined
      ? [sql`unnest(${[...jobKinds]}::text[]) groups (kind)`, sql`kind = groups.kind`]
      : [sql`(${jobsOf(companyUuid, ownerUuid)}) groups`, sql`job_uuid = groups.uuid`];
  const { rows } = await sql<FoundApplication>`
    select ${columns}
    from (
      select near.uuid, near.applied_at from ${groups}
      cross join unnest(${[...stages]}::text[]) stages (stage)
      cross join lateral (
        select uuid, applied_at from application
        where company_uuid = ${companyUuid} and ${isOfGroup} and stage = stages.stage
        order by applied_at desc, uuid desc
        limit ${among}
      ) near
      order by near.applied_at desc, near.uuid desc
      limit ${among}
    ) newest
    cross join lateral (select * from application where company_uuid = ${companyUuid} and uuid = newest.uuid offset 0) a
    join job on job.company_uuid = a.company_uuid and job.uuid = a.job_uuid
    where ${fits}
    order by newest.applied_at desc, newest.uuid desc
    limit ${limit}`.execute(reader);
  return rows;
}

const jobsOf = (companyUuid: string, ownerUuid: string): RawBuilder<unknown> =>
  sql`select uuid from job where company_uuid = ${companyUuid} and ${seenBy('job', ownerUuid)}`;

/** All matches, by name first, then the newest; undefined when there are more than can be put in order while one types. */
export async function findRanked(
  reader: Reader,
  companyUuid: string,
  { words, typed, ownerUuid, limit }: Search,
): Promise<FoundApplication[] | undefined> {
  const visible = ownerUuid === undefined ? sql`` : sql`and a.job_uuid in (${jobsOf(companyUuid, ownerUuid)})`;
  const { rows } = await sql<Ranked | { found: number; uuid: null }>`
    with found as materialized (
      select a.uuid, a.kind, a.stage, a.name, a.school, a.anonymous_as, a.applied_at, a.job_uuid
      from application a
      where a.company_uuid = ${companyUuid} and a.search @@ ${words}::tsquery ${visible}
      limit ${MAX_RANKED + 1}
    ), number as materialized (select count(*)::int as found from found)
    select ${columns}, number.found from number
    left join (
      select *, position(${typed} in lower(name)) > 0 as is_named from found
      where (select found from number) <= ${MAX_RANKED}
      order by is_named desc, applied_at desc, uuid desc
      limit ${limit}
    ) a on true
    left join job on job.company_uuid = ${companyUuid} and job.uuid = a.job_uuid
    order by a.is_named desc, a.applied_at desc, a.uuid desc`.execute(reader);
  if (rows.some(({ found }) => found > MAX_RANKED)) return undefined;
  return rows.filter((row): row is Ranked => row.uuid !== null).map(({ found: _, ...item }) => item);
}

interface Ranked extends FoundApplication {
  found: number;
}
