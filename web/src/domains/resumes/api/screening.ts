import { useDebouncedValue } from '@mantine/hooks';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { getScreeningRule, planScreeningRule, saveScreeningRule } from '@qinghe/contract/resumes/screening.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useScreeningRule = (jobUuid: string) => useQuery(apiQuery(getScreeningRule, { job_uuid: jobUuid }));

/** The form says what failed. */
export const useSaveScreeningRule = () => useAction(saveScreeningRule, { silent: true }).attempt;

/** Milliseconds without a key after which conditions are measured. */
const PAUSE = 400;

/** How many other conditions would move; undefined where nobody knows, as for what cannot be saved. */
export function useScreeningPlan(rule: InputOf<typeof planScreeningRule>) {
  const [settled] = useDebouncedValue(rule, PAUSE);
  const plan = useQuery({
    ...apiQuery(planScreeningRule, settled, { staleTime: 0, gcTime: 0 }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return plan.isError ? undefined : plan.data;
}
