import { companySizes } from '@qinghe/contract/dict/options.ts';
import { optionTexts } from '@qinghe/contract/texts/options.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { Reader } from '../../../db/database.ts';
import { findAreaName, findIndustry, readCompanyTags, readHighlights } from '../../dict/index.ts';
import { findCompany, findStatusOf } from '../queries.ts';
import { isShown } from '../rules.ts';
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

/** A company as its own page shows it. */
export interface PublicCompany extends ShownCompany {
  uuid: string;
  name: string;
  short_name: string;
  industry: string;
  size: string;
}

/** What everybody may know of a company; undefined while no papers of it are in force or it is frozen. */
export async function findPublicCompany(db: Reader, uuid: string, locale: Locale): Promise<PublicCompany | undefined> {
  const [company, standing] = await Promise.all([findCompany(db, uuid), findStatusOf(db, uuid)]);
  if (!company || !standing || !isShown(standing)) return undefined;
  const { name, short_name, industry } = company;
  const known = await findIndustry(db, industry);
  const size = companySizes.find((code) => code === company.size);
  return {
    ...(await findShownCompany(db, uuid, locale)),
    uuid,
    name,
    short_name,
    industry: (locale === 'en' && known?.name_en) || industry,
    size: size === undefined ? '' : say(optionTexts, `company_size.${size}`, locale),
  };
}
