import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import type { Reader } from '../../../db/database.ts';
import type { Scope } from '../../../http/context.ts';
import { filtered } from './filter-queries.ts';

/** Among so many of the newest, so many of the most frequent. */
const LOOKED_AT = 5000;
const FREQUENT = 30;

/** What stands most often in a column of the newest applications of a scope. */
export async function readFrequent(
  reader: Reader,
  scope: Scope,
  kind: JobKind,
  column: 'city' | 'source',
): Promise<string[]> {
  const newest = filtered(reader, scope, { ...NO_FILTER, kind })
    .select(`application.${column} as value`)
    .orderBy('application.applied_at', 'desc')
    .limit(LOOKED_AT)
    .as('newest');
  const rows = await reader
    .selectFrom(newest)
    .select('newest.value')
    .where('newest.value', '!=', '')
    .groupBy('newest.value')
    .orderBy((e) => e.fn.countAll(), 'desc')
    .orderBy('newest.value')
    .limit(FREQUENT)
    .execute();
  return rows.map(({ value }) => value);
}

const NO_FILTER = {
  words: undefined,
  rareWords: false,
  waitingBefore: undefined,
  startBy: undefined,
  appliedSince: undefined,
  decidedSince: undefined,
  rareTag: false,
};
