import { type Expression, type RawBuilder, sql } from 'kysely';

/** What a name is compared by: of one width, case, kind of bracket and dash, without blanks (migration 0501). */
export const nameKey = (name: Expression<string> | string): RawBuilder<string> => sql`name_key(${name})`;
