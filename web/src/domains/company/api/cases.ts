import type { CaseNote, QueueOrder } from '@qinghe/contract/casework.ts';
import {
  type CompanyCaseDetail,
  decideCompanyCase,
  getCompanyCase,
  listCompanyCases,
} from '@qinghe/contract/company/cases.ts';
import { noteRegister } from '@qinghe/contract/company/register-marks.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

export const useCompanyCases = (order: QueueOrder) =>
  useInfiniteQuery(apiPages(listCompanyCases, { limit: 50, order }, { refetchInterval: 10_000 }));

/** Asked for at each opening, which is a look: what was read half a minute ago may have been answered by an appeal. */
export const useCompanyCase = (uuid: string) =>
  useQuery({ ...apiQuery(getCompanyCase, { uuid }), refetchOnMount: 'always' });

/** Somebody else may have decided meanwhile: then the case is shown as it is now. */
export const useDecideCompanyCase = (options: Pick<ActionOptions<typeof decideCompanyCase>, 'onDone'>) =>
  useAction(decideCompanyCase, { touches: ['company', 'ops'], ...options });

/** Changes what is shown of a case. To look at it anew would stand in the company's log once more. */
function useChangeCase(uuid: string) {
  const client = useQueryClient();
  const { queryKey } = apiQuery(getCompanyCase, { uuid });
  return (change: Partial<CompanyCaseDetail>) =>
    client.setQueryData(queryKey, (shown) => shown && { ...shown, ...change });
}

/** Keeps what the public register says of a field. */
export function useNoteRegister(uuid: string) {
  const change = useChangeCase(uuid);
  return useAction(noteRegister, { touches: [], onDone: ({ marks }) => void change({ marks }) });
}

export function useShowCompanyNotes(uuid: string) {
  const change = useChangeCase(uuid);
  return (notes: CaseNote[]) => void change({ notes });
}
