import { baseOptions, locations } from '@qinghe/contract/dict/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** Reference data changes with a release at most. */
const forever = { staleTime: Number.POSITIVE_INFINITY } as const;

export const useBaseOptions = () =>
  useQuery({
    queryKey: ['dict', 'options'],
    queryFn: ({ signal }) => call(baseOptions, {}, { signal, background: true }),
    ...forever,
  });

export const useLocations = () =>
  useQuery({
    queryKey: ['dict', 'locations'],
    queryFn: ({ signal }) => call(locations, {}, { signal, background: true }),
    ...forever,
  });
