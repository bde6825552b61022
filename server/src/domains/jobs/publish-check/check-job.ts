import type { WordKind } from '@qinghe/contract/dict/sensitive-words.ts';
import * as contract from '@qinghe/contract/jobs/endpoints.ts';
import type { Finding, JobDraft } from '@qinghe/contract/jobs/job.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { read, readForAccount } from '../../../http/read.ts';
import { fold, unfold } from '../../../text/fold.ts';
import { readMinimumWages, readWordMatcher } from '../../dict/index.ts';
import { checkDraft } from './publish-check.ts';
import { rateJob } from './quality-rules.ts';

/** The publish check with today's word list and wages, for as many drafts as there are in these cities. */
export async function readPublishCheck(
  reader: Reader,
  cities: readonly string[],
): Promise<(draft: JobDraft, locale: Locale, now: Date) => Finding[]> {
  const [findWords, wages] = await Promise.all([readWordMatcher(reader), readMinimumWages(reader, cities)]);
  return (draft, locale, now) => {
    const minimumWages = wages.filter(({ city }) => draft.cities.includes(city));
    return checkDraft(draft, { findWords, minimumWages, now, locale });
  };
}

/** Runs the publish check on one draft. */
export const findProblems = async (reader: Reader, draft: JobDraft, locale: Locale, now: Date): Promise<Finding[]> =>
  (await readPublishCheck(reader, draft.cities))(draft, locale, now);

export const checkJob = read(contract.checkJob, async ({ db, locale, now }, { draft }) => ({
  findings: await findProblems(db, draft, locale, now),
  quality: rateJob(draft),
}));

/** @throws AppError 42202 naming the first sensitive word as it stands in the text, in the words of the product document */
export const checkSensitiveWords = readForAccount(contract.checkSensitiveWords, async ({ db }, { content }) => {
  const folded = fold(content);
  const found = (await readWordMatcher(db))(folded).map(({ kind, ...range }) => {
    const { start, end } = unfold(folded, range.start, range.end);
    return { kind, word: content.slice(start, end) };
  });
  const wordsOf = (of: WordKind) => [...new Set(found.filter(({ kind }) => kind === of).map(({ word }) => word))];
  const words = wordsOf('refuse');
  const [word] = words;
  if (word !== undefined)
    throw new AppError(42202, { reason: 'text.sensitiveWord', values: { word }, data: { words } });
  return { words, advised: wordsOf('warn') };
});
