import type { CaseNote, QueueOrder } from '@qinghe/contract/casework.ts';
import { appealJob, decideJobAppeal, getJobAppeal, listJobAppeals } from '@qinghe/contract/jobs/appeals.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

/** Asks for another look at a refused job; the form says what failed. */
export const useAppealJob = () => useAction(appealJob, { silent: true }).attempt;

export const useJobAppeals = (order: QueueOrder) =>
  useQuery(apiQuery(listJobAppeals, { order }, { refetchInterval: 10_000 }));

export const useJobAppeal = (seen: { uuid: string; company_uuid: string }) => useQuery(apiQuery(getJobAppeal, seen));

export const useDecideJobAppeal = (options: Pick<ActionOptions<typeof decideJobAppeal>, 'onDone'>) =>
  useAction(decideJobAppeal, { touches: ['jobs', 'ops'], ...options });

export function useShowAppealNotes(seen: { uuid: string; company_uuid: string }) {
  const client = useQueryClient();
  const { queryKey } = apiQuery(getJobAppeal, seen);
  return (notes: CaseNote[]) => void client.setQueryData(queryKey, (shown) => shown && { ...shown, notes });
}
