import { getRadar, listRadarHits, listRadars, startRadar } from '@qinghe/contract/talents/radar.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** The radar of a job, or what one takes, as it is now. */
export const useRadar = (job: string) =>
  useQuery({ ...apiQuery(getRadar, { job }, { silent: true }), gcTime: 0, staleTime: 0 });

/** It takes a unit or coins. */
export const useStartRadar = () => useAction(startRadar, { touches: ['talents', 'rights', 'wallet'] });

export const useRadars = () => useInfiniteQuery(apiPages(listRadars, { limit: 50 }));

/** Whom a radar has found, the best fit first. */
export const useRadarHits = (radar: string) => useInfiniteQuery(apiPages(listRadarHits, { radar, limit: 30 }));
