import { type RawBuilder, sql } from 'kysely';

/** The first instant of a day (YYYY-MM-DD) in China. */
export const startOfDay = (day: string): RawBuilder<string> => sql`${day}::timestamp at time zone 'Asia/Shanghai'`;

/** The first instant after a day in China. */
export const endOfDay = (day: string): RawBuilder<string> =>
  sql`(${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`;
