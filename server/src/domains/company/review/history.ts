import { changesOf } from '@qinghe/contract/company/paper-values.ts';
import type { Reader } from '../../../db/database.ts';
import { readReviews } from './review-queries.ts';

/** Every step for operators, the newest first, with what was otherwise in the papers than the time before. */
export async function readHistory(reader: Reader, companyUuid: string) {
  const steps = await readReviews(reader, companyUuid);
  return steps.map(({ papers, ...step }, index) => {
    const before = papers && steps.slice(index + 1).find((earlier) => earlier.papers !== null)?.papers;
    return { ...step, changes: papers && before ? changesOf(papers, before) : [] };
  });
}
