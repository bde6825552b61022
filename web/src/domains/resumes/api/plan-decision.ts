import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { planDecision } from '@qinghe/contract/resumes/decide-many.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export type Plan = OutputOf<typeof planDecision>;

/** The dry run of a decision; the last one stays on the screen while the words of a message change. */
export const usePlan = (decision: InputOf<typeof planDecision>) =>
  useQuery({
    ...apiQuery(planDecision, decision, { staleTime: 0, gcTime: 0 }),
    placeholderData: keepPreviousData,
  });
