import { isUuid } from '@qinghe/contract/formats.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import { AppError } from '../app-error.ts';

/** Position of a row in a list ordered by an instant and a uuid, newest first. */
export interface KeysetPosition {
  at: string;
  uuid: string;
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
 * One page of a query, newest first by `order`: a column of instants, then one of uuids, both also selected under their
 * own names. An index that holds them in this order serves every page alike.
 * @throws AppError 400 for a cursor that this server did not give
 */
export async function readPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { cursor, limit }: PageRequest,
  order: readonly [at: string, uuid: string],
): Promise<Page<Row>> {
  const after = decodeCursor(cursor);
  const [at, uuid] = [sql.ref(order[0]), sql.ref(order[1])];
  const rest = after
    ? query.where(sql<boolean>`(${at}, ${uuid}) < (${after.at}::timestamptz, ${after.uuid}::uuid)`)
    : query;
  const rows = await rest
    .orderBy(at, 'desc')
    .orderBy(uuid, 'desc')
    .limit(limit + 1)
    .execute();
  const [atName, uuidName] = order.map((column) => column.slice(column.lastIndexOf('.') + 1));
  const textIn = (row: Row, name: string | undefined) => String((row as Record<string, unknown>)[name ?? '']);
  return cutPage(rows, limit, (row) => ({ at: textIn(row, atName), uuid: textIn(row, uuidName) }));
}

/** The opaque cursor that names the row after which the next page starts. */
export function encodeCursor(position: KeysetPosition): string {
  return Buffer.from(`${position.at}|${position.uuid}`).toString('base64url');
}

/** @throws AppError 400 for a cursor that this server did not give */
export function decodeCursor(cursor: string | undefined): KeysetPosition | undefined {
  if (cursor === undefined) return undefined;
  const [at = '', uuid = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split('|');
  if (rest.length > 0 || !isOurInstant(at) || !isUuid(uuid))
    throw new AppError(400, { field: 'cursor', reason: 'format.cursor' });
  return { at, uuid };
}

/** As we write it ourselves; the year 0, 31 February and the like are days to JavaScript but not to PostgreSQL. */
function isOurInstant(text: string): boolean {
  const milliseconds = /^(?!0000)\d{4}-/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === text;
}

/** Cuts `limit + 1` fetched rows into a page and the cursor of the next one. */
export function cutPage<Row>(rows: Row[], limit: number, positionOf: (row: Row) => KeysetPosition): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next_cursor: rows.length > limit && last ? encodeCursor(positionOf(last)) : null };
}
