import { baseOptions, locations } from '@qinghe/contract/dict/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';

/** Reference data changes with a release at most. */
const forever = { staleTime: Number.POSITIVE_INFINITY } as const;

export const useBaseOptions = () => useQuery(apiQuery(baseOptions, {}, forever));
export const useLocations = () => useQuery(apiQuery(locations, {}, forever));
