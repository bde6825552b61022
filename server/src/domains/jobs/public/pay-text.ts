import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import type { PageTexts } from '@qinghe/contract/texts/pages.ts';

/** What a job pays, as its page and its pictures say it. */
export function payText({ draft }: Pick<PublicJob, 'draft'>, t: PageTexts): string {
  const { pay_min, pay_max, pay_negotiable } = draft;
  if (pay_negotiable || pay_min === null || pay_max === null) return t('negotiable');
  return t('pay', { range: pay_min === pay_max ? pay_min : `${pay_min}–${pay_max}` });
}
