import { type JobKind, jobKinds, type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader } from '../../db/database.ts';

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
  job_title: string;
}

/** Up to this many matches are put in order of their fit; of more, looking at each would be felt while typing. */
export const MOST_RANKED = 3000;

/** Of words as common as that, a stage has some among so many of its newest, or none that anybody would miss. */
const MOST_WALKED = 40;

const columns = sql`a.uuid, a.kind, a.stage, a.name, a.school, a.applied_at, job.title as job_title`;

/** Within the company's applications `a`: all, or those for jobs of one account. */
const visibleTo = (companyUuid: string, ownerUuid: string | undefined) =>
  ownerUuid === undefined
    ? sql``
    : sql`and a.job_uuid in (select uuid from job where company_uuid = ${companyUuid} and owner_uuid = ${ownerUuid})`;

/** Matches by name first, then the newest; `found` is how many there are, counted no further than one past `MOST_RANKED`. */
export async function findRare(
  reader: Reader,
  companyUuid: string,
  { words, typed, ownerUuid, limit }: Search,
): Promise<{ found: number; items: FoundApplication[] }> {
  const { rows } = await sql<FoundApplication & { found: number }>`
    with found as materialized (
      select a.uuid from application a
      where a.company_uuid = ${companyUuid} and a.search @@ ${words}::tsquery ${visibleTo(companyUuid, ownerUuid)}
      limit ${MOST_RANKED + 1}
    )
    select ${columns}, (select count(*)::int from found) as found
    from found
    join application a on a.company_uuid = ${companyUuid} and a.uuid = found.uuid
    join job on job.company_uuid = a.company_uuid and job.uuid = a.job_uuid
    order by position(${typed} in lower(a.name)) > 0 desc, a.applied_at desc, a.uuid desc
    limit ${limit}`.execute(reader);
  return { found: rows[0]?.found ?? 0, items: rows.map(withoutCount) };
}

const withoutCount = ({ found: _, ...item }: FoundApplication & { found: number }): FoundApplication => item;

/** The newest matches, taken from the front of each kind and stage by the lists' own index. */
export async function findNewest(
  reader: Reader,
  companyUuid: string,
  { words, ownerUuid, limit }: Search,
): Promise<FoundApplication[]> {
  const { rows } = await sql<FoundApplication>`
    select near.* from unnest(${[...jobKinds]}::text[]) kinds (kind)
    cross join unnest(${[...stages]}::text[]) stages (stage)
    cross join lateral (
      select ${columns} from (
        select a.*, a.search @@ ${words}::tsquery as fits from application a
        where a.company_uuid = ${companyUuid} and a.kind = kinds.kind and a.stage = stages.stage
          ${visibleTo(companyUuid, ownerUuid)}
        order by a.applied_at desc, a.uuid desc
        limit ${MOST_WALKED}
      ) a
      join job on job.company_uuid = a.company_uuid and job.uuid = a.job_uuid
      where a.fits
      order by a.applied_at desc, a.uuid desc
      limit ${limit}
    ) near
    order by near.applied_at desc, near.uuid desc
    limit ${limit}`.execute(reader);
  return rows;
}
