import type { BrochureFinding, BrochureTexts } from '@qinghe/contract/jobs/brochures.ts';
import { plainDescription } from '@qinghe/contract/jobs/description.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { Reader } from '../../../db/database.ts';
import { readWordMatcher } from '../../dict/index.ts';
import { checkField } from '../publish-check/check-field.ts';

/** What the texts of a brochure may not say, or should not: the rules of jobs. */
export async function findBrochureProblems(
  reader: Reader,
  { title, text, schedule }: Pick<BrochureTexts, 'title' | 'text' | 'schedule'>,
  locale: Locale,
): Promise<BrochureFinding[]> {
  const findWords = await readWordMatcher(reader);
  const check = (like: 'title' | 'description' | 'highlights', words: string) =>
    checkField(like, words, { findWords, locale });
  return [
    ...check('title', title).map((found) => ({ ...found, field: 'title' as const })),
    ...check('description', plainDescription(text)).map((found) => ({ ...found, field: 'text' as const })),
    ...schedule.flatMap(({ name }, item) =>
      check('highlights', name).map((found) => ({ ...found, field: 'schedule' as const, item })),
    ),
  ];
}
