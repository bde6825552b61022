import * as contract from '@qinghe/contract/dict/endpoints.ts';
import { readForAnyone } from '../../http/read.ts';
import { readAreas, readCategories, readHighlights } from './queries.ts';

/** Names of degrees as HR people say them. */
export const degreeNames: Record<contract.Degree, { name: string; name_en: string }> = {
  high_school: { name: '高中/中专', name_en: 'High school' },
  associate: { name: '大专', name_en: 'Associate' },
  bachelor: { name: '本科', name_en: "Bachelor's" },
  master: { name: '硕士', name_en: "Master's" },
  doctor: { name: '博士', name_en: 'Doctorate' },
};

export const getBaseOptions = readForAnyone(contract.baseOptions, async ({ db }) => {
  const [categories, highlights] = await Promise.all([readCategories(db), readHighlights(db)]);
  return {
    categories: categories
      .filter((category) => category.parent === null)
      .map((parent) => ({ ...parent, children: categories.filter((category) => category.parent === parent.code) })),
    highlights: highlights.map((highlight) => ({ ...highlight, code: String(highlight.code) })),
    degrees: contract.degrees.map((code) => ({ code, ...degreeNames[code] })),
  };
});

export const getLocations = readForAnyone(contract.locations, async ({ db }) => {
  const areas = await readAreas(db);
  return {
    provinces: areas
      .filter((area) => area.parent === null)
      .map((province) => ({ ...province, cities: areas.filter((area) => area.parent === province.code) })),
  };
});
