import * as contract from '@qinghe/contract/jobs/endpoints.ts';
import type { Finding, JobDraft } from '@qinghe/contract/jobs/job.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { AppError } from '../../app-error.ts';
import type { Reader } from '../../db/database.ts';
import { read, readForAccount } from '../../http/read.ts';
import { readMinimumWages, readSensitiveWords } from '../dict/index.ts';
import { checkDraft } from './publish-check.ts';
import { rateJob } from './quality-rules.ts';

/** Runs the publish check on a draft with today's word list and wages. */
export async function findProblems(reader: Reader, draft: JobDraft, locale: Locale, now: Date): Promise<Finding[]> {
  const [sensitiveWords, minimumWages] = await Promise.all([
    readSensitiveWords(reader),
    readMinimumWages(reader, draft.cities),
  ]);
  return checkDraft(draft, { sensitiveWords, minimumWages, now, locale });
}

export const checkJob = read(contract.checkJob, async ({ db, locale, now }, { draft }) => ({
  findings: await findProblems(db, draft, locale, now),
  quality: rateJob(draft),
}));

/** @throws AppError 42202 naming the first sensitive word, in the words of the product document */
export const checkSensitiveWords = readForAccount(contract.checkSensitiveWords, async ({ db }, { content }) => {
  const words = (await readSensitiveWords(db)).filter((word) => content.includes(word));
  const [word] = words;
  if (word !== undefined)
    throw new AppError(42202, { reason: 'text.sensitiveWord', values: { word }, data: { words } });
  return { words };
});
