import type { CampusDraft, InternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { payRange } from '@qinghe/contract/jobs/pay-range.ts';
import type { PageTexts } from '@qinghe/contract/texts/pages.ts';

type Pay = 'kind' | 'pay_min' | 'pay_max' | 'pay_negotiable';
/** What of a job says its pay. */
export type Paid = Pick<InternshipDraft, Pay> | Pick<CampusDraft, Pay | 'pay_months'>;

/** What a job pays, as its page and its pictures say it: an internship by the day, a campus job by the month. */
export function payText({ draft }: { draft: Paid }, t: PageTexts): string {
  const { pay_min, pay_max, pay_negotiable } = draft;
  if (pay_negotiable || pay_min === null || pay_max === null) return t('negotiable');
  const range = payRange(pay_min, pay_max);
  if (draft.kind === 'internship') return t('pay', { range });
  return draft.pay_months === null ? t('payMonthly', { range }) : t('payMonths', { range, months: draft.pay_months });
}
