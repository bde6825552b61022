import type { ApplicationOrder } from '@qinghe/contract/resumes/filters.ts';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { KeysetOrder, KeysetPosition } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';

interface ListOrder {
  direction: 'asc' | 'desc';
  /** The instant that decides, before the uuid. */
  at: 'applied_at' | 'stage_since';
  /** Stars decide before it; none are fewer than one. */
  byStars: boolean;
}

const orders: Record<ApplicationOrder, ListOrder> = {
  newest: { direction: 'desc', at: 'applied_at', byStars: false },
  oldest: { direction: 'asc', at: 'applied_at', byStars: false },
  stars: { direction: 'desc', at: 'applied_at', byStars: true },
  longest: { direction: 'asc', at: 'stage_since', byStars: false },
};

/** As the indexes by stars have it. */
const stars = sql<number>`coalesce(application.rating, 0)`;

/** How cursors of an order are told from those of others; the first one needs no name. */
export const cursorOf = (sort: ApplicationOrder): KeysetOrder | undefined =>
  sort === 'newest' ? undefined : { name: sort, ranked: orders[sort].byStars };

/** Where a row stands in an order. */
export function positionIn(
  sort: ApplicationOrder,
  row: { applied_at: string; stage_since: string; rating: number | null; uuid: string },
): KeysetPosition {
  const { at, byStars } = orders[sort];
  return { at: row[at], uuid: row.uuid, rank: byStars ? (row.rating ?? 0) : undefined };
}

/** Whether an order goes by the time of applying alone, which indexes by degree and the rows of a tag have as well. */
export const isByTime = (sort: ApplicationOrder): boolean => !orders[sort].byStars && orders[sort].at === 'applied_at';

/** Puts a list in order, after a position of it. `tagged`: by what the rows of a tag know of their applications. */
export function putInOrder<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  sort: ApplicationOrder,
  { after, tagged }: { after: KeysetPosition | undefined; tagged: boolean },
): SelectQueryBuilder<DB, Tables, Row> {
  const { direction, at, byStars } = orders[sort];
  const columns: RawBuilder<unknown>[] = [
    ...(byStars ? [stars] : []),
    sql.ref(tagged ? 'application_tag.applied_at' : `application.${at}`),
    sql.ref(tagged ? 'application_tag.application_uuid' : 'application.uuid'),
  ];
  const sign = sql.raw(direction === 'desc' ? '<' : '>');
  return columns.reduce(
    (ordered, column) => ordered.orderBy(column, direction),
    query.$call(
      whenGiven(after, (rest, position) =>
        rest.where(sql<boolean>`(${sql.join(columns)}) ${sign} (${sql.join(valuesOf(position))})`),
      ),
    ),
  );
}

const valuesOf = ({ rank, at, uuid }: KeysetPosition) => [
  ...(rank === undefined ? [] : [sql`${rank}::real`]),
  sql`${at}::timestamptz`,
  sql`${uuid}::uuid`,
];
