import type { InputOf } from '@qinghe/contract/endpoint.ts';
import {
  type ApplicationExport,
  endExport,
  getExport,
  openExport,
  planExport,
  startExport,
} from '@qinghe/contract/resumes/exports.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { download } from '../../../lib/browser/save-file.ts';

const POLL_MS = 1000;

export const isAtWork = ({ state }: ApplicationExport): boolean => state === 'waiting' || state === 'running';

/** Who a file would hold; what was counted last stays on the screen while it is counted for another form. */
export const usePlanExport = (asked: InputOf<typeof planExport>) =>
  useQuery({ ...apiQuery(planExport, asked, { staleTime: 0, gcTime: 0 }), placeholderData: keepPreviousData });

const newestQuery = apiQuery(getExport, {}, { staleTime: 0 });

/** The file that the person asked for last, asked after again while it is made. */
export const useNewestExport = () =>
  useQuery({
    ...newestQuery,
    select: ({ newest }) => newest,
    refetchInterval: ({ state }) => (state.data?.newest && isAtWork(state.data.newest) ? POLL_MS : false),
  });

export function useStartExport() {
  const client = useQueryClient();
  return useAction(startExport, {
    touches: [],
    onDone: (newest) => client.setQueryData(newestQuery.queryKey, { newest }),
  });
}

export const useOpenExport = () => useAction(openExport, { touches: [], onDone: ({ url }) => download(url) });

export const useEndExport = () => useAction(endExport, { touches: [] });
