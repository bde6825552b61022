import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import { payRange } from '@qinghe/contract/jobs/pay-range.ts';
import type { PageTexts } from '@qinghe/contract/texts/pages.ts';

/** What a job pays, as its page and its pictures say it: an internship by the day, a campus job by the month. */
export function payText({ draft }: Pick<PublicJob, 'draft'>, t: PageTexts): string {
  const { pay_min, pay_max, pay_negotiable } = draft;
  if (pay_negotiable || pay_min === null || pay_max === null) return t('negotiable');
  const range = payRange(pay_min, pay_max);
  if (draft.kind === 'internship') return t('pay', { range });
  return draft.pay_months === null ? t('payMonthly', { range }) : t('payMonths', { range, months: draft.pay_months });
}
