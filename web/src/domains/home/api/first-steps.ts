import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { getFirstSteps, hideFirstSteps } from '@qinghe/contract/home/first-steps.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { hasKnownAccess } from '../../../lib/session/known-access.ts';

export type FirstStepsLeft = OutputOf<typeof getFirstSteps>;

/** What is still to do; null once nothing is, or where the call failed: the page does without. */
export function useFirstSteps() {
  // What does a step lies in other domains, so it is asked anew whenever somebody comes here.
  const query = useQuery({ ...apiQuery(getFirstSteps, {}, { staleTime: 0 }), enabled: hasKnownAccess() });
  const left = query.data?.steps.some(({ done }) => !done) ? query.data : null;
  return { left, isPending: query.isLoading };
}

export const useHideFirstSteps = () => useAction(hideFirstSteps);
