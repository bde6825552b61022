import { appealJob, decideJobAppeal, getJobAppeal, listJobAppeals } from '@qinghe/contract/jobs/appeals.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

/** Asks for another look at a refused job; the form says what failed. */
export const useAppealJob = () => useAction(appealJob, { silent: true }).attempt;

export const useJobAppeals = () => useQuery(apiQuery(listJobAppeals, {}, { refetchInterval: 30_000 }));

export const useJobAppeal = (seen: { uuid: string; company_uuid: string }) => useQuery(apiQuery(getJobAppeal, seen));

export const useDecideJobAppeal = (options: Pick<ActionOptions<typeof decideJobAppeal>, 'onDone'>) =>
  useAction(decideJobAppeal, { touches: ['jobs', 'ops'], ...options });
