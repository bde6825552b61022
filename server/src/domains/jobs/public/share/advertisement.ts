import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import type { Locale } from '@qinghe/contract/messages.ts';
import { isDrawable } from './drawing.ts';
import { degreeWords, shareTexts } from './share-texts.ts';

export type SharedJob = Omit<PublicJob, 'median_reply_hours'>;

/** What a picture or poster says of a job, in words that can be drawn. */
export interface Advertisement {
  brand: string;
  company: string;
  title: string;
  pay: string;
  fit: string[];
  highlights: string[];
  place: string;
  until: string;
  scan: string;
  hiring: string;
}

/** Words with a character that no font of this machine has are left out: an empty box says nothing on a wall. */
export function advertisementOf(job: SharedJob, locale: Locale): Advertisement {
  const texts = shareTexts[locale];
  const { draft, city_names } = job;
  const ifDrawable = (text: string, otherwise = '') => (isDrawable(text) ? text : otherwise);
  return {
    brand: texts.brand,
    company: ifDrawable(job.company_name),
    title: ifDrawable(job.title, texts.internship),
    pay: payWords(job, locale),
    fit: [
      ...city_names,
      draft.min_degree === null ? '' : texts.degree(degreeWords[locale][draft.min_degree]),
      ...(draft.kind === 'internship'
        ? [
            draft.days_per_week === null ? '' : texts.days(draft.days_per_week),
            draft.months === null ? '' : texts.months(draft.months),
            draft.conversion ? texts.conversion : '',
            draft.certificate ? texts.certificate : '',
            draft.remote ? texts.remote : '',
          ]
        : draft.graduation_years.map(String)),
    ].filter((text) => text !== '' && isDrawable(text)),
    highlights: draft.highlights.filter(isDrawable),
    place: ifDrawable([city_names.join('、'), draft.address].filter(Boolean).join(' · ')),
    until: draft.deadline === null ? '' : texts.until(draft.deadline),
    scan: texts.scan,
    hiring: texts.hiring,
  };
}

function payWords({ draft }: SharedJob, locale: Locale): string {
  const { pay_min, pay_max, pay_negotiable } = draft;
  if (pay_negotiable || pay_min === null || pay_max === null) return shareTexts[locale].negotiable;
  const range = pay_min === pay_max ? String(pay_min) : `${pay_min}–${pay_max}`;
  if (draft.kind === 'internship') return `${range} ${shareTexts[locale].perDay}`;
  return draft.pay_months === null ? `${range}k` : `${range}k × ${draft.pay_months}`;
}
