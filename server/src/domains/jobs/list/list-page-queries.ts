import type { JobState } from '@qinghe/contract/jobs/job.ts';
import { sql } from 'kysely';
import { AppError } from '../../../app-error.ts';
import { cutPage, decodeCursor, type Page, type PageRequest } from '../../../db/keyset.ts';
import { tallied, type withFigures } from '../queries.ts';

/** Where the jobs of a state stand in the list, the highest first: what somebody has to look after comes before the rest. */
const sections: Record<JobState, number> = { refused: 5, reviewing: 5, online: 4, draft: 3, offline: 2, expired: 1 };

const section = sql<number>`case job.state ${sql.join(
  Object.entries(sections).map(([state, place]) => sql`when ${sql.lit(state)} then ${sql.lit(place)}`),
  sql` `,
)} end`;
/** What candidates do not see yet has no applications: it comes last. */
const unseen = sql<number>`case when job.state in ('draft', 'reviewing', 'refused') then -1
  else ${tallied(sql`application_tally.stage = 'new'`)} end`;
/** By what a list is parted first, the highest first. */
const firstKeys = { section, unseen };
const listedAt = sql<string>`case when job.state = 'online' then coalesce(job.published_at, job.updated_at)
  else job.updated_at end`;

/**
 * One page of jobs, section by section or by what waits to be seen: online ones last published first, the others last changed first. A company has
 * hundreds of them at most, so that the order needs no index.
 * @throws AppError 400 for a cursor that this server did not give
 */
export async function readJobPage(
  query: ReturnType<typeof withFigures>,
  { cursor, limit, order }: PageRequest & { order: keyof typeof firstKeys },
) {
  const after = decodePlace(cursor);
  const first = firstKeys[order];
  const rest = after
    ? query.where(
        sql<boolean>`(${first}, ${listedAt}, job.uuid)
          < (${after.first}::int, ${after.at}::timestamptz, ${after.uuid}::uuid)`,
      )
    : query;
  const rows = await rest
    .select([first.as('first'), listedAt.as('listed_at')])
    .orderBy(first, 'desc')
    .orderBy(listedAt, 'desc')
    .orderBy('job.uuid', 'desc')
    .limit(limit + 1)
    .execute();
  return withFirst(cutPage(rows, limit, ({ listed_at, uuid }) => ({ at: listed_at, uuid })));
}

/** A page's cursor, with the first key at which the next page begins. */
const withFirst = <Row extends { first: number }>({ items, next_cursor }: Page<Row>): Page<Row> => ({
  items,
  next_cursor: next_cursor && `${items.at(-1)?.first}-${next_cursor}`,
});

function decodePlace(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [, place, rest] = /^(-1|\d{1,9})-(.*)$/.exec(cursor) ?? [];
  if (place === undefined) throw new AppError(400, { field: 'cursor', reason: 'format.cursor' });
  const position = decodeCursor(rest);
  return position && { first: Number(place), ...position };
}
