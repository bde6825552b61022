import type { Finding } from '@qinghe/contract/jobs/job.ts';
import { publishCheck } from '@qinghe/contract/texts/publish-check.ts';
import { type Locale, textsIn } from '@qinghe/contract/texts/say.ts';
import type { WordMatcher } from '../../dict/index.ts';
import { checkText, type TextFinding } from './check-text.ts';

/** What the text of a job's field may not say, or should not, in the reader's words. */
export function checkField(
  field: Finding['field'],
  text: string,
  { findWords, locale }: { findWords: WordMatcher; locale: Locale },
): Finding[] {
  return checkText(text, { where: field, findWords }).map((found) => {
    const { level, start, end, replacement } = found;
    const words = text.slice(start, end);
    return { ...wordingOf(found, words, locale), level, field, item: null, start, end, words, replacement };
  });
}

/** The rule as it goes over the wire, what it says of the words, and the law behind it. */
function wordingOf({ code, level, sources }: TextFinding, words: string, locale: Locale) {
  const text = textsIn(publishCheck, locale);
  const told = (rule: 'sensitive_word' | 'contact_in_text' | 'unlawful' | 'discrimination', note = '') => ({
    rule,
    message: text(`finding.${rule}`, { words, note }),
    basis: sources.map((source) => text(`source.${source}`)).join(locale === 'en' ? '; ' : '；'),
  });
  switch (code) {
    case 'sensitive_word': {
      const found = { ...told(code), basis: text('basis.sensitive_word') };
      return level === 'block' ? found : { ...found, message: text('finding.sensitive_word_advised', { words }) };
    }
    case 'contact': {
      const found = told('contact_in_text');
      return level === 'block' ? { ...found, message: text('finding.contact_sent', { words }) } : found;
    }
    case 'fee':
    case 'papers':
    case 'pay':
    case 'hours':
    case 'freedom':
    case 'scam': {
      const found = told('unlawful', text(`unlawful.${code}`));
      if (level === 'block') return found;
      return { ...found, message: text('finding.unlawful_advised', { words, note: text(`unlawful.${code}`) }) };
    }
    default: {
      const found = told('discrimination', text(`discrimination.${code}`));
      return level === 'block' ? found : { ...found, message: text('finding.discrimination_advised', { words }) };
    }
  }
}
