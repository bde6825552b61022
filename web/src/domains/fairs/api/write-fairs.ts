import type { FairState } from '@qinghe/contract/fairs/fair.ts';
import {
  cancelFair,
  changeFair,
  deleteFair,
  listWrittenFairs,
  publishFair,
  type WrittenFair,
  writeFair,
} from '@qinghe/contract/fairs/write-fairs.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

export const useWrittenFairs = (filters: { state?: FairState }) =>
  useInfiniteQuery({
    ...apiPages(listWrittenFairs, { ...filters, limit: 20 }),
    placeholderData: keepPreviousData,
  });

/** What is left behind stands in the operators' log too. */
const touches = ['fairs', 'ops'] as const;

/** Writes a new one or changes the one that is named. The form says what failed. */
export function useSaveFair(uuid: string | undefined) {
  const write = useAction(writeFair, { silent: true, touches }).attempt;
  const change = useAction(changeFair, { silent: true, touches }).attempt;
  return ({ version, ...fields }: Parameters<typeof write>[0] & { version: number }): Promise<WrittenFair> =>
    uuid === undefined ? write(fields) : change({ ...fields, uuid, version });
}

export const usePublishFair = (options: Pick<ActionOptions<typeof publishFair>, 'onDone'>) =>
  useAction(publishFair, { touches, ...options });

export const useDeleteFair = (options: Pick<ActionOptions<typeof deleteFair>, 'onDone'>) =>
  useAction(deleteFair, { touches, ...options });

/** Calls a fair off. The form says what failed. */
export const useCancelFair = () => useAction(cancelFair, { silent: true, touches }).attempt;
