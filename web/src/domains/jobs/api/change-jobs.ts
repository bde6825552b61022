import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { changeJobs } from '@qinghe/contract/jobs/change-many.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';

type Input = InputOf<typeof changeJobs>;
type WithoutRun<Of> = Of extends Input ? Omit<Of, 'dry_run'> : never;
/** An action on many jobs as the person has said it so far. */
export type JobsChange = WithoutRun<Input>;

/** What the action would do; null while something is missing. */
export const usePlannedChange = (change: JobsChange | null) =>
  useQuery({
    // Of no domain: the action itself makes the jobs stale, and nobody asks again what it would do.
    queryKey: ['planned change of jobs', change],
    queryFn: () => call(changeJobs, { ...(change as JobsChange), dry_run: true }, { background: true }),
    enabled: change !== null,
    gcTime: 0,
    refetchOnReconnect: false,
    staleTime: 0,
    meta: { silent: true },
  });

export const useChangeJobs = () => useAction(changeJobs, { touches: ['jobs', 'home'] });
