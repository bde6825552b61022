import { baseOptions, locations } from '@qinghe/contract/dict/endpoints.ts';
import { companyTags } from '@qinghe/contract/dict/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

/** Reference data changes with a release at most. */
const forever = { staleTime: Number.POSITIVE_INFINITY } as const;

export const useBaseOptions = () => useQuery(apiQuery(baseOptions, {}, forever));
export const useLocations = () => useQuery(apiQuery(locations, {}, forever));
/** A province with its cities and their districts. */
export const useProvince = (province: string) =>
  useQuery({ ...apiQuery(locations, { province }, forever), enabled: province !== '' });
/** Cities under the headings of their provinces, for a field that finds one by typing. */
export const useCityOptions = () =>
  (useLocations().data?.provinces ?? []).map(({ name, cities }) => ({
    group: name,
    items: cities.map((city) => ({ value: city.code, label: city.name })),
  }));
/** The same cities in one row. */
export const useCities = () => useCityOptions().flatMap(({ items }) => items);

export const useCompanyTags = () => useQuery(apiQuery(companyTags, {}, forever));
