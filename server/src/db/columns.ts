import type { ColumnType } from 'kysely';

/** An instant: read as ISO 8601 in UTC, written as such or as a Date. */
export type Instant = ColumnType<string, Date | string, Date | string>;

/** A bigint below 2^53. */
export type Count = ColumnType<number, number, number>;

/** A jsonb column: read as what it holds, written as its text. */
export type JsonOf<Value> = ColumnType<Value, string, string>;
