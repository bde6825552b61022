import { input as texts } from '@qinghe/contract/texts/input.ts';
import { type Locale, textsIn } from '@qinghe/contract/texts/say.ts';
import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Words for what zod finds and no format of the contract has words for; zod hands in the value beside it. */
export function inputIssue(locale: Locale): z.core.$ZodErrorMap {
  const t = textsIn(texts, locale);
  return (issue) => {
    if (issue.input === undefined) return t('missing');
    switch (issue.code) {
      case 'invalid_type':
        return t(isNamed(issue.expected) ? `type.${issue.expected}` : 'wrong');
      case 'invalid_value':
        return t('values', { values: issue.values.join(locale === 'en' ? ', ' : '、') });
      case 'too_big':
        return t(`most.${kindOf(issue)}`, { limit: Number(issue.maximum) });
      case 'too_small':
        return t(`least.${kindOf(issue)}`, { limit: Number(issue.minimum) });
      default:
        return t('wrong');
    }
  };
}

const named = ['string', 'number', 'int', 'boolean', 'array', 'object'] as const;
const isNamed = (type: string): type is (typeof named)[number] => (named as readonly string[]).includes(type);

function kindOf({ origin }: Issue & { origin: string }): 'text' | 'items' | 'number' {
  if (origin === 'string') return 'text';
  return origin === 'array' ? 'items' : 'number';
}
