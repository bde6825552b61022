import type { ScheduleLine } from '@qinghe/contract/jobs/brochures.ts';
import { optionTexts } from '@qinghe/contract/texts/options.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import { type Locale, say, textsIn } from '@qinghe/contract/texts/say.ts';
import { share } from '@qinghe/contract/texts/share.ts';
import { isDrawable } from '../../pictures/drawing.ts';
import type { PublicBrochure } from '../brochures/brochure-queries.ts';
import type { Advertisement } from './advertisement.ts';

/** What a picture or poster says of a brochure: whom it is for, and the first days of its schedule. */
export function brochureAdvertisement(brochure: PublicBrochure, locale: Locale): Advertisement {
  const t = pageTexts(locale);
  const own = textsIn(share, locale);
  const ifDrawable = (text: string, otherwise = '') => (isDrawable(text) ? text : otherwise);
  return {
    brand: t('brand'),
    company: ifDrawable(brochure.company_name),
    title: ifDrawable(brochure.title, own('campus')),
    pay: '',
    fit: [
      say(optionTexts, `campus_batch.${brochure.batch}`, locale),
      ...brochure.graduation_years.map((year) => t('graduates', { year: String(year) })),
    ],
    highlights: brochure.schedule.slice(0, 3).map(lineText).filter(isDrawable),
    place: '',
    until: '',
    scan: own('scan'),
    hiring: own('campus'),
  };
}

const lineText = ({ name, from, until }: ScheduleLine): string =>
  `${name} ${until === null ? from : `${from} – ${until}`}`;
