import { plainSigns } from '@qinghe/contract/pasted.ts';

/** What may stand before and behind a figure in a field, and how many of the field's own unit each is. */
interface Units {
  before: RegExp;
  behind: readonly [words: RegExp, factor: number][];
}

const units = {
  headcount: { before: /^(?:招聘?|约)?/, behind: [[/^(?:人|名|位|个|people|persons?|heads?)?$/, 1]] },
  days_per_week: {
    before: /^(?:每周|一周|周)?(?:至少|不少于|>=|≥)?/,
    behind: [[/^(?:(?:天|日|d|days?)?(?:\/(?:周|week|w)|每周|aweek)?(?:及?以上|起|\+)?)$/, 1]],
  },
  months: {
    before: /^(?:至少|不少于|>=|≥)?/,
    behind: [
      [/^(?:个?月|m|months?)?(?:及?以上|起|\+)?$/, 1],
      [/^(?:年|years?)(?:及?以上|起|\+)?$/, 12],
      [/^(?:个?季度?)(?:及?以上|起|\+)?$/, 3],
    ],
  },
  pay_months: { before: /^(?:一年|每年|年)?/, behind: [[/^(?:薪|个?月|months?)?(?:\/年)?$/, 1]] },
  graduation_years: { before: /^/, behind: [[/^(?:届|年|年毕业|届毕业生?|年届|graduates?)?$/, 1]] },
} satisfies Record<string, Units>;

export type NumberField = keyof typeof units;

/**
 * A whole number with the words that its field has for it: `3 人`, `每周4天`, `半年`, `14薪`, `2027届`. @returns undefined for whatever
 * else stands there: a figure is never taken out of words that are not understood
 */
export function readNumber(field: NumberField, cell: string): number | undefined {
  const words = plainSigns(cell)
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3}(?!\d))|(?<!\d)\s+|\s+(?!\d)/g, '');
  if (field === 'months' && /^半年(?:及?以上)?$/.test(words)) return 6;
  const { before, behind }: Units = units[field];
  const rest = words.replace(before, '');
  const [, digits, unit = ''] = /^(\d{1,9})(?:\.0+)?([^\d].*)?$/.exec(rest) ?? [];
  if (digits === undefined) return undefined;
  const factor = behind.find(([pattern]) => pattern.test(unit))?.[1];
  if (factor === undefined) return undefined;
  // 27届 is 2027.
  if (field === 'graduation_years' && digits.length === 2) return unit === '' ? undefined : 2000 + Number(digits);
  return Number(digits) * factor;
}
