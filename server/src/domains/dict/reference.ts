import type * as contract from '@qinghe/contract/dict/endpoints.ts';
import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { RequestContext } from '../../http/context.ts';
import { readAreas, readCategories, readHighlights } from './queries.ts';

/** Names of degrees as HR people say them. */
export const degreeNames: Record<Degree, { name: string; name_en: string }> = {
  high_school: { name: '高中/中专', name_en: 'High school' },
  associate: { name: '大专', name_en: 'Associate' },
  bachelor: { name: '本科', name_en: "Bachelor's" },
  master: { name: '硕士', name_en: "Master's" },
  doctor: { name: '博士', name_en: 'Doctorate' },
};

export async function getBaseOptions({ services }: RequestContext): Promise<OutputOf<typeof contract.baseOptions>> {
  const [categories, highlights] = await Promise.all([readCategories(services.db), readHighlights(services.db)]);
  return {
    categories: categories
      .filter((category) => category.parent === null)
      .map((parent) => ({ ...parent, children: categories.filter((category) => category.parent === parent.code) })),
    highlights: highlights.map((highlight) => ({ ...highlight, code: String(highlight.code) })),
    degrees: degrees.map((code) => ({ code, ...degreeNames[code] })),
  };
}

export async function getLocations({ services }: RequestContext): Promise<OutputOf<typeof contract.locations>> {
  const areas = await readAreas(services.db);
  return {
    provinces: areas
      .filter((area) => area.parent === null)
      .map((province) => ({ ...province, cities: areas.filter((area) => area.parent === province.code) })),
  };
}
