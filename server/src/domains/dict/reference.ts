import * as contract from '@qinghe/contract/dict/endpoints.ts';
import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { readForAnyone } from '../../http/read.ts';
import { readAreas, readCategories, readHighlights } from './queries.ts';

export const getBaseOptions = readForAnyone(contract.baseOptions, async ({ db }) => {
  const [categories, highlights] = await Promise.all([readCategories(db), readHighlights(db)]);
  return {
    categories: categories
      .filter((category) => category.parent === null)
      .map((parent) => ({ ...parent, children: categories.filter((category) => category.parent === parent.code) })),
    highlights: highlights.map((highlight) => ({ ...highlight, code: String(highlight.code) })),
    degrees: contract.degrees.map((code) => ({
      code,
      name: say(degrees, code, 'zh-CN'),
      name_en: say(degrees, code, 'en'),
    })),
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
