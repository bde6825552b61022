import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { planMany, planManyCost } from '@qinghe/contract/rights/plans-of-many.ts';
import {
  endRefreshPlan,
  listRefreshPlans,
  planRefreshes,
  refreshPlanCost,
} from '@qinghe/contract/rights/refresh-plans.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, itemsOf } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';

type Schedule = InputOf<typeof refreshPlanCost>;
type ScheduleOfMany = InputOf<typeof planManyCost>;

/** What a plan takes at most, once its days and times are chosen. */
export const usePlanQuote = (schedule: Schedule) =>
  useQuery({
    queryKey: ['what a plan takes', schedule],
    queryFn: () => call(refreshPlanCost, schedule, { background: true }),
    ...asChosen(schedule),
  });

/** The same of plans for several jobs. */
export const useQuoteOfMany = (schedule: ScheduleOfMany) =>
  useQuery({
    queryKey: ['what plans take', schedule],
    queryFn: () => call(planManyCost, schedule, { background: true }),
    ...asChosen(schedule),
  });

const asChosen = ({ from, to, times }: Pick<Schedule, 'from' | 'to' | 'times'>) => ({
  enabled: from !== '' && to >= from && times.length > 0,
  placeholderData: keepPreviousData,
  ...{ retry: false, gcTime: 0, staleTime: 0, meta: { silent: true } },
});

export const usePlanMany = () => useAction(planMany, { touches: ['jobs', 'rights'], silent: true }).attempt;

export const usePlanRefreshes = () => useAction(planRefreshes, { touches: ['jobs', 'rights'], silent: true }).attempt;

export const useEndPlan = () => useAction(endRefreshPlan, { touches: ['jobs', 'rights'] });

export const useRefreshPlans = () => useInfiniteQuery(apiPages(listRefreshPlans, { limit: 20 }));

/** The plan that runs for a job. */
export function useRunningPlan(jobUuid: string | undefined) {
  const { data } = useInfiniteQuery({
    ...apiPages(listRefreshPlans, { limit: 1, ...(jobUuid && { job_uuid: jobUuid }) }),
    enabled: jobUuid !== undefined,
  });
  return itemsOf(data).find(({ end }) => end === null);
}
