import { AppError } from '../../app-error.ts';
import type { Trx } from '../../db/database.ts';
import { countWords } from './word-queries.ts';

/** Words that a company's sheets are read by: more are a sign that the lists do not fit. */
const MAX_WORDS = 5000;

/** @throws AppError 40902 with how many words a company may keep */
export async function requireWordRoom(trx: Trx, companyUuid: string, more: number): Promise<void> {
  if ((await countWords(trx, companyUuid)) + more > MAX_WORDS)
    throw new AppError(40902, { reason: 'import.tooManyWords', values: { most: MAX_WORDS } });
}
