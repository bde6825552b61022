import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/jobs/endpoints.ts';
import type { Finding, InternshipDraft } from '@qinghe/contract/jobs/job.ts';
import type { Locale } from '@qinghe/contract/messages.ts';
import { AppError } from '../../app-error.ts';
import type { Reader } from '../../db/database.ts';
import { type RequestContext, requireMember } from '../../http/context.ts';
import { readMinimumWages, readSensitiveWords } from '../dict/index.ts';
import { checkDraft } from './publish-check.ts';
import { rateJob } from './quality-rules.ts';

/** Runs the publish check on a draft with today's word list and wages. */
export async function findProblems(
  reader: Reader,
  draft: InternshipDraft,
  locale: Locale,
  now: Date,
): Promise<Finding[]> {
  const [sensitiveWords, minimumWages] = await Promise.all([
    readSensitiveWords(reader),
    readMinimumWages(reader, draft.cities),
  ]);
  return checkDraft(draft, { sensitiveWords, minimumWages, now, locale });
}

export async function checkJob(
  context: RequestContext,
  { draft }: ParsedInputOf<typeof contract.checkJob>,
): Promise<OutputOf<typeof contract.checkJob>> {
  requireMember(context);
  return {
    findings: await findProblems(context.services.db, draft, context.locale, context.now),
    quality: rateJob(draft),
  };
}

/** @throws AppError 42202 naming the first sensitive word, in the words of the product document */
export async function checkSensitiveWords(
  { services, locale }: RequestContext,
  { content }: ParsedInputOf<typeof contract.checkSensitiveWords>,
): Promise<OutputOf<typeof contract.checkSensitiveWords>> {
  const words = (await readSensitiveWords(services.db)).filter((word) => content.includes(word));
  if (words[0] !== undefined) {
    const reason =
      locale === 'en'
        ? `The filled information contains sensitive word “${words[0]}”, please modify`
        : `填写的信息包含敏感词“${words[0]}”，请修改`;
    throw new AppError(42202, { reason, data: { words } });
  }
  return { words };
}
