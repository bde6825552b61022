import type { Reader } from '../../../db/database.ts';
import { compileWords, type WordMatcher } from './word-matcher.ts';
import { readListedWords, readWordRevision } from './word-queries.ts';

let compiled: { revision: string; matcher: WordMatcher } | undefined;

/** The operators' words as they are now; compiled anew only after somebody, on whichever server, has changed them. */
export async function readWordMatcher(reader: Reader): Promise<WordMatcher> {
  // First, so that words that change meanwhile are read again the next time.
  const revision = await readWordRevision(reader);
  if (compiled?.revision === revision) return compiled.matcher;
  const matcher = compileWords(await readListedWords(reader));
  compiled = { revision, matcher };
  return matcher;
}
