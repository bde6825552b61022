import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { setJobOnline } from '@qinghe/contract/jobs/endpoints.ts';
import { onlineCost, useExpansion } from '@qinghe/contract/rights/expansion.ts';
import { getPublishRoom } from '@qinghe/contract/rights/publish-room.ts';
import type { Right } from '@qinghe/contract/rights/right.ts';
import { listPlaceUses, unlockJob } from '@qinghe/contract/rights/unlock.ts';
import { listUsableJobs } from '@qinghe/contract/rights/usable-jobs.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** What a job needs to be online as things stand now. */
export const useOnlineCost = (job: string) =>
  useQuery({
    queryKey: ['what being online takes', job],
    queryFn: () => call(onlineCost, { job }, { background: true }),
    gcTime: 0,
    staleTime: 0,
    meta: { silent: true },
  });

const options = { touches: ['jobs', 'rights', 'wallet'], silent: true } as const;

/** The ways to get a place for a job. The dialog says what failed. */
export const useMakeRoom = () => ({
  unlock: useAction(unlockJob, options).attempt,
  expand: useAction(useExpansion, options).attempt,
  takeOffline: useAction(setJobOnline, options).attempt,
});

/** How many internships the person can still put online. */
export const usePublishRoom = () => useQuery(apiQuery(getPublishRoom, {}, { silent: true }));

export const usePlaceUses = (filters: Omit<InputOf<typeof listPlaceUses>, 'cursor' | 'limit'>) =>
  useInfiniteQuery(apiPages(listPlaceUses, { ...filters, limit: 50 }));

/** Jobs on which a right can be used, and the others; those of before until what was searched for has come. */
export const useUsableJobs = (right: Right, q: string) =>
  useInfiniteQuery({
    ...apiPages(listUsableJobs, { right, ...(q && { q }), limit: 30 }),
    placeholderData: keepPreviousData,
  });

/** Puts a job online for which there is a place now. The dialog says what failed. */
export const usePutOnline = () => useAction(setJobOnline, options).attempt;
