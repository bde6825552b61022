import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { simplified } from '../text/variants.ts';

/**
 * That a text holds these words as they are, in whatever width, case and accents either is written (`search_key`,
 * migration 0501), or in simplified characters where they were typed in traditional ones.
 */
export function contains(text: Expression<string | null>, words: string): RawBuilder<SqlBool> {
  const holds = (typed: string) => sql<SqlBool>`position(search_key(${typed}) in search_key(${text})) > 0`;
  const other = simplified(words);
  return other === words ? holds(words) : sql`(${holds(words)} or ${holds(other)})`;
}
