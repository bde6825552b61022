import type { InputOf } from '@qinghe/contract/endpoint.ts';
import {
  cancelBroadcast,
  changeBroadcast,
  confirmLiveVisitor,
  deleteBroadcast,
  exportLiveVisitors,
  listLiveVisitors,
  listWrittenBroadcasts,
  publishBroadcast,
  type WrittenBroadcast,
  writeBroadcast,
} from '@qinghe/contract/live/console.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';
import { download } from '../../../lib/browser/save-file.ts';

export const useWrittenBroadcasts = (filter: InputOf<typeof listWrittenBroadcasts>) =>
  useInfiniteQuery({
    ...apiPages(listWrittenBroadcasts, { ...filter, limit: 20 }),
    placeholderData: keepPreviousData,
  });

/** What is left behind stands in the operators' log too. */
const touches = ['live', 'ops'] as const;

/** Writes a new one or changes the one that is named. The form says what failed. */
export function useSaveBroadcast(uuid: string | undefined) {
  const write = useAction(writeBroadcast, { silent: true, touches }).attempt;
  const change = useAction(changeBroadcast, { silent: true, touches }).attempt;
  return ({ version, ...fields }: InputOf<typeof writeBroadcast> & { version: number }): Promise<WrittenBroadcast> =>
    uuid === undefined ? write(fields) : change({ ...fields, uuid, version });
}

export const usePublishBroadcast = (options: Pick<ActionOptions<typeof publishBroadcast>, 'onDone'>) =>
  useAction(publishBroadcast, { touches, ...options });
export const useDeleteBroadcast = (options: Pick<ActionOptions<typeof deleteBroadcast>, 'onDone'>) =>
  useAction(deleteBroadcast, { touches, ...options });
/** The form says what failed. */
export const useCancelBroadcast = () => useAction(cancelBroadcast, { silent: true, touches }).attempt;

export const useLiveVisitors = (filter: InputOf<typeof listLiveVisitors>) =>
  useInfiniteQuery({ ...apiPages(listLiveVisitors, { ...filter, limit: 50 }), placeholderData: keepPreviousData });
export const useConfirmLiveVisitor = (onDone: () => void) => useAction(confirmLiveVisitor, { touches, onDone });
export const useExportLiveVisitors = () =>
  useAction(exportLiveVisitors, { touches, onDone: ({ url }) => download(url) });
