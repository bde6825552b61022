import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { planDecision } from '@qinghe/contract/resumes/bulk.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export type Plan = OutputOf<typeof planDecision>;

/** The dry run of a decision; the last one stays on the screen while the words of a message change. */
export const usePlan = (decision: InputOf<typeof planDecision>) =>
  useQuery({
    queryKey: ['resumes', 'plan', decision],
    queryFn: ({ signal }) => call(planDecision, decision, { signal, background: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
