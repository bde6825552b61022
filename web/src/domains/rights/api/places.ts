import { setJobOnline } from '@qinghe/contract/jobs/endpoints.ts';
import { onlineCost, useExpansion } from '@qinghe/contract/rights/expansion.ts';
import { unlockJob } from '@qinghe/contract/rights/unlock.ts';
import { useQuery } from '@tanstack/react-query';
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
