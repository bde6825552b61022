import type { Finding } from '@qinghe/contract/jobs/job.ts';
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
export const requirePublishableTexts = (reader: Reader, texts: Texts, locale: Locale): Promise<void> =>
  refuseFindings(reader, texts, locale, () => true);

/**
 * A letter to one candidate holds none of the words that operators keep. What shuts people out is not looked for: a letter
 * may quote it to apologise, and nobody reads it beforehand.
 * @param texts as of `requirePublishableTexts`
 * @throws AppError 42202 as there
 */
export const requireCleanLetters = (reader: Reader, texts: Texts, locale: Locale): Promise<void> =>
  refuseFindings(reader, texts, locale, ({ rule }) => rule === 'sensitive_word');

type Texts = Readonly<Record<string, string | undefined>>;

async function refuseFindings(
  reader: Reader,
  texts: Texts,
  locale: Locale,
  counts: (finding: Finding) => boolean,
): Promise<void> {
  const findWords = await readWordMatcher(reader);
  for (const [field, text = ''] of Object.entries(texts)) {
    const findings = checkField('description', text, { findWords, locale });
    const found = findings.find((one) => one.level === 'block' && counts(one));
    if (found) throw new AppError(42202, { field, reason: found.message, data: { words: [found.words] } });
  }
}
