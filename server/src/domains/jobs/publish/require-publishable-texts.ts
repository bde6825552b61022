import type { Locale } from '@qinghe/contract/texts/say.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { readWordMatcher } from '../../dict/index.ts';
import { checkField } from '../publish-check/check-field.ts';

/**
 * Texts that candidates read beside a job say nothing that a job may not say.
 * @param texts by the fields that they were typed in
 * @throws AppError 42202 at the first field that holds such words, with what is wrong with them
 */
export async function requirePublishableTexts(
  reader: Reader,
  texts: Readonly<Record<string, string | undefined>>,
  locale: Locale,
): Promise<void> {
  const findWords = await readWordMatcher(reader);
  for (const [field, text = ''] of Object.entries(texts)) {
    const found = checkField('description', text, { findWords, locale }).find(({ level }) => level === 'block');
    if (found) throw new AppError(42202, { field, reason: found.message, data: { words: [found.words] } });
  }
}
