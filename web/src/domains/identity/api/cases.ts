import type { CaseNote, QueueOrder } from '@qinghe/contract/casework.ts';
import { decideIdentityCase, getIdentityCase, listIdentityCases } from '@qinghe/contract/identity/cases.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

export const useIdentityCases = (order: QueueOrder) =>
  useInfiniteQuery(apiPages(listIdentityCases, { limit: 50, order }, { refetchInterval: 10_000 }));

/** Asked for at each opening, as a company's. */
export const useIdentityCase = (uuid: string) =>
  useQuery({ ...apiQuery(getIdentityCase, { uuid }), refetchOnMount: 'always' });

/** Somebody else may have decided meanwhile: then the case is shown as it is now. */
export const useDecideIdentityCase = (options: Pick<ActionOptions<typeof decideIdentityCase>, 'onDone'>) =>
  useAction(decideIdentityCase, { touches: ['identity', 'ops'], ...options });

/** To look at it anew would stand in the company's log once more. */
export function useShowIdentityNotes(uuid: string) {
  const client = useQueryClient();
  const { queryKey } = apiQuery(getIdentityCase, { uuid });
  return (notes: CaseNote[]) => void client.setQueryData(queryKey, (shown) => shown && { ...shown, notes });
}
