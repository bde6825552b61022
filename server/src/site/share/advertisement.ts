import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import { type Locale, say, textsIn } from '@qinghe/contract/texts/say.ts';
import { share } from '@qinghe/contract/texts/share.ts';
import { isDrawable } from '../../pictures/drawing.ts';
import { payText } from '../jobs/pay-text.ts';

export type SharedJob = Omit<PublicJob, 'usual_reply_hours'>;

/** What a picture or poster says of a job or a brochure, in words that can be drawn. */
export interface Advertisement {
  brand: string;
  company: string;
  title: string;
  /** Empty for a brochure. */
  pay: string;
  fit: string[];
  highlights: string[];
  /** Within the city, which `fit` names. */
  place: string;
  until: string;
  scan: string;
  hiring: string;
}

/** Words with a character that no font of this machine has are left out: an empty box says nothing on a wall. */
export function advertisementOf(job: SharedJob, locale: Locale): Advertisement {
  const t = pageTexts(locale);
  const own = textsIn(share, locale);
  const { draft, city_names } = job;
  const ifDrawable = (text: string, otherwise = '') => (isDrawable(text) ? text : otherwise);
  return {
    brand: t('brand'),
    company: ifDrawable(job.company_name),
    title: ifDrawable(job.title, own('internship')),
    pay: payText(job, t),
    fit: [
      ...city_names,
      draft.min_degree === null ? '' : t('degreeLeast', { degree: say(degrees, draft.min_degree, locale) }),
      ...(draft.kind === 'internship'
        ? [
            draft.days_per_week === null ? '' : t('days', { count: draft.days_per_week }),
            draft.months === null ? '' : t('months', { count: draft.months }),
            draft.conversion ? t('conversion') : '',
            draft.certificate ? t('certificate') : '',
            draft.remote ? t('remote') : '',
          ]
        : draft.graduation_years.map((year) => t('graduates', { year: String(year) }))),
    ].filter((text) => text !== '' && isDrawable(text)),
    highlights: draft.highlights.filter(isDrawable),
    place: ifDrawable(draft.address),
    until: draft.deadline === null ? '' : own('until', { day: draft.deadline }),
    scan: own('scan'),
    hiring: own('hiring'),
  };
}
