import { isUuid } from '@qinghe/contract/formats.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import { AppError } from '../app-error.ts';

/** Position of a row in a list ordered by an instant and a uuid. */
export interface KeysetPosition {
  at: string;
  uuid: string;
  /** What decides before the instant, in an order that has it. */
  rank?: number | undefined;
}

/** An order of a list that has several. */
export interface KeysetOrder {
  name: string;
  ranked: boolean;
}

/** What a paged call asks for. */
export interface PageRequest {
  cursor?: string | undefined;
  limit: number;
}

export interface Page<Row> {
  items: Row[];
  next_cursor: string | null;
}

/**
 * One page of a query by `order`: a column of instants, then one of uuids, both also selected under their own names; the
 * newest first unless told. An index that holds them in this order serves every page alike.
 * @throws AppError 400 for a cursor that this server did not give
 */
export async function readPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { cursor, limit }: PageRequest,
  order: readonly [at: string, uuid: string],
  direction: 'asc' | 'desc' = 'desc',
): Promise<Page<Row>> {
  const after = decodeCursor(cursor);
  const [at, uuid] = [sql.ref(order[0]), sql.ref(order[1])];
  const sign = sql.raw(direction === 'desc' ? '<' : '>');
  const rest = after
    ? query.where(sql<boolean>`(${at}, ${uuid}) ${sign} (${after.at}::timestamptz, ${after.uuid}::uuid)`)
    : query;
  const rows = await rest
    .orderBy(at, direction)
    .orderBy(uuid, direction)
    .limit(limit + 1)
    .execute();
  const [atName, uuidName] = order.map((column) => column.slice(column.lastIndexOf('.') + 1));
  const textIn = (row: Row, name: string | undefined) => String((row as Record<string, unknown>)[name ?? '']);
  return cutPage(rows, limit, (row) => ({ at: textIn(row, atName), uuid: textIn(row, uuidName) }));
}

/** The opaque cursor that names the row after which the next page starts, and the order of a list that has several. */
export function encodeCursor({ at, uuid, rank }: KeysetPosition, order?: KeysetOrder): string {
  return Buffer.from([...headOf(order, rank), at, uuid].join('|')).toString('base64url');
}

/** @throws AppError 400 for a cursor that this server did not give, or gave for another order */
export function decodeCursor(cursor: string | undefined, order?: KeysetOrder): KeysetPosition | undefined {
  if (cursor === undefined) return undefined;
  const parts = Buffer.from(cursor, 'base64url').toString().split('|');
  const rank = order?.ranked ? Number(parts[1]) : undefined;
  const head = headOf(order, rank);
  const [at = '', uuid = '', ...rest] = parts.slice(head.length);
  const isOurs = head.every((part, index) => part === parts[index]) && (rank === undefined || Number.isFinite(rank));
  if (!isOurs || rest.length > 0 || !isOurInstant(at) || !isUuid(uuid))
    throw new AppError(400, { field: 'cursor', reason: 'format.cursor' });
  return { at, uuid, ...(rank !== undefined && { rank }) };
}

/** What stands in a cursor before the instant: nothing where a list has one order alone. */
const headOf = (order: KeysetOrder | undefined, rank: number | undefined): string[] =>
  order ? [order.name, ...(order.ranked ? [`${rank}`] : [])] : [];

/** As we write it ourselves; the year 0, 31 February and the like are days to JavaScript but not to PostgreSQL. */
function isOurInstant(text: string): boolean {
  const milliseconds = /^(?!0000)\d{4}-/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === text;
}

/** Cuts `limit + 1` fetched rows into a page and the cursor of the next one. */
export function cutPage<Row>(
  rows: Row[],
  limit: number,
  positionOf: (row: Row) => KeysetPosition,
  order?: KeysetOrder,
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next_cursor: rows.length > limit && last ? encodeCursor(positionOf(last), order) : null };
}
