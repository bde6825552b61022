import { isUuid } from '@qinghe/contract/formats.ts';
import { AppError } from '../app-error.ts';

/** Place of a row in a list ordered by an instant and a uuid, newest first. */
export interface KeysetPlace {
  at: string;
  uuid: string;
}

/** The opaque cursor that names the row after which the next page starts. */
export function encodeCursor(place: KeysetPlace): string {
  return Buffer.from(`${place.at}|${place.uuid}`).toString('base64url');
}

/** @throws AppError 400 for a cursor that this server did not give */
export function decodeCursor(cursor: string | undefined): KeysetPlace | undefined {
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
export function cutPage<Row>(
  rows: Row[],
  limit: number,
  placeOf: (row: Row) => KeysetPlace,
): { items: Row[]; next_cursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next_cursor: rows.length > limit && last ? encodeCursor(placeOf(last)) : null };
}
