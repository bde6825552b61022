import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { Reader } from '../../../db/database.ts';
import { findAreaName, readCompanyTags, readHighlights } from '../../dict/index.ts';
import { presentInformation } from './information.ts';

/** What candidates see of a company, in words. */
export interface ShownCompany {
  brief: string;
  website: string;
  /** City, district and street. */
  address: string;
  tags: string[];
  highlights: string[];
  logo: string | null;
  pictures: string[];
}

/** What a company shows of itself on the pages of its jobs. */
export async function findShownCompany(db: Reader, companyUuid: string, locale: Locale): Promise<ShownCompany> {
  const { brief, website, logo, pictures, ...shown } = await presentInformation(db, companyUuid);
  const nameOf = (codes: readonly string[], all: readonly { code: string; name: string; name_en: string }[]) =>
    codes.flatMap((wanted) => {
      const found = all.find(({ code }) => code === wanted);
      return found ? [locale === 'en' ? found.name_en : found.name] : [];
    });
  const areas = [shown.city, shown.district].filter(Boolean);
  const places = await Promise.all(areas.map((code) => findAreaName(db, code)));
  return {
    brief,
    website,
    address: [...places, shown.address].filter(Boolean).join(locale === 'en' ? ', ' : ' '),
    tags: shown.tags.length > 0 ? nameOf(shown.tags, await readCompanyTags(db)) : [],
    highlights: shown.highlights.length > 0 ? nameOf(shown.highlights, await readHighlights(db)) : [],
    logo: logo?.url ?? null,
    pictures: pictures.map(({ url }) => url),
  };
}
