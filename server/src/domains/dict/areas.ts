import { locations } from '@qinghe/contract/dict/endpoints.ts';
import { areaCodes } from '@qinghe/contract/dict/lists.ts';
import { readForAnyone } from '../../http/read.ts';
import { readAllAreas, readProvince, readProvincesAndCities } from './area-queries.ts';
import { readPhoneCountries } from './queries.ts';
import { readSource } from './source-queries.ts';
import { childrenOf } from './tree.ts';

export const getLocations = readForAnyone(locations, async ({ db }, { province }) => {
  const areas = province === undefined ? await readProvincesAndCities(db) : await readProvince(db, province);
  const below = childrenOf(areas);
  const citiesOf = (code: string) =>
    below(code).map((city) => (province === undefined ? city : { ...city, districts: below(city.code) }));
  return { provinces: below(null).map((area) => ({ ...area, cities: citiesOf(area.code) })) };
});

export const getAreaCodes = readForAnyone(areaCodes, async ({ db }) => {
  const [countries, areas, ofCountries, ofAreas] = await Promise.all([
    readPhoneCountries(db),
    readAllAreas(db),
    readSource(db, 'countries'),
    readSource(db, 'districts'),
  ]);
  return { countries, areas, sources: { countries: ofCountries, areas: ofAreas } };
});
