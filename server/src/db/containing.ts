import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * That a text holds these words as they are, in whatever width, case and accents either is written (`search_key`,
 * migration 0501).
 */
export const contains = (text: Expression<string | null>, words: string): RawBuilder<SqlBool> =>
  sql`position(search_key(${words}) in search_key(${text})) > 0`;
