import type { CredentialPapers } from '@qinghe/contract/company/papers.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { isIndustry } from '../../dict/index.ts';
import { requirePublishableTexts } from '../../jobs/index.ts';

interface Standing {
  /** What was saved before: an industry that was typed once stays valid. */
  before: CredentialPapers | null | undefined;
  locale: Locale;
  /** Before the names of fields, where they stand in a group. */
  group?: string;
}

/**
 * What a company says of itself may be published, and its industry is one of the dictionary. What the licence says is
 * another's wording, and is compared with the licence.
 * @throws AppError 42202 for words that may not be published, 400 for an industry that there is not
 */
export async function requireCredentials(
  reader: Reader,
  { short_name, industry, office_address, introduction }: CredentialPapers,
  { before, locale, group = '' }: Standing,
): Promise<void> {
  const texts = { short_name, office_address, introduction };
  const named = Object.fromEntries(Object.entries(texts).map(([field, text]) => [`${group}${field}`, text]));
  await requirePublishableTexts(reader, named, locale);
  if (industry !== before?.industry && !(await isIndustry(reader, industry)))
    throw new AppError(400, { field: `${group}industry`, reason: 'company.industry' });
}
