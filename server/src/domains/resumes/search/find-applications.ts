import * as contract from '@qinghe/contract/resumes/search.ts';
import type { Reader } from '../../../db/database.ts';
import type { Scope } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { type FoundApplication, findNamed, findNewest, findRanked } from './find-queries.ts';
import { hasOpenEnd, toSearchQuery } from './search-words.ts';

/** So many of the newest applications are looked through for names, and for words: opening a CV's words costs more. */
const NEWEST_BY_NAME = 1000;
const NEWEST_BY_WORDS = 300;
/** And for words that thousands hold, though hardly any of the newest. */
const MAX_NEWEST = 5000;

export const findApplications = read(contract.findApplications, async ({ db, scope }, { q }) => ({
  items: await findMatching(db, scope, q),
}));

/**
 * The few people whom a typed name or word may mean, in any stage. The index gathers everything that begins with a single
 * character, so one is searched for among the newest first: a common surname is found there at once.
 */
export async function findMatching(
  reader: Reader,
  { companyUuid, ownerUuid }: Scope,
  q: string,
): Promise<FoundApplication[]> {
  const words = toSearchQuery(q);
  if (words === undefined) return [];
  const search = { words, typed: q.toLowerCase(), ownerUuid, limit: contract.MAX_FOUND };
  const ranked = hasOpenEnd(words) ? undefined : await findRanked(reader, companyUuid, search);
  if (ranked) return ranked;
  const named = await findNamed(reader, companyUuid, search, NEWEST_BY_NAME);
  if (named.length === contract.MAX_FOUND) return named;
  const newest = await findNewest(reader, companyUuid, search, NEWEST_BY_WORDS);
  if (newest.length === contract.MAX_FOUND) return firstOf(named, newest);
  const rare = hasOpenEnd(words) ? await findRanked(reader, companyUuid, search) : undefined;
  return rare ?? firstOf(named, await findNewest(reader, companyUuid, search, MAX_NEWEST));
}

/** The first few of several lists, each person once. */
const firstOf = (...lists: FoundApplication[][]): FoundApplication[] =>
  [...new Map(lists.flat().map((item) => [item.uuid, item])).values()].slice(0, contract.MAX_FOUND);
