import type { InputOf } from '@qinghe/contract/endpoint.ts';
import {
  changeNotice,
  deleteNotice,
  listWrittenNotices,
  type NoticeState,
  takeBackNotice,
  writeNotice,
} from '@qinghe/contract/messages/write-notices.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

export const useWrittenNotices = (filters: { state?: NoticeState }) =>
  useInfiniteQuery({
    ...apiPages(listWrittenNotices, { ...filters, limit: 20 }),
    placeholderData: keepPreviousData,
  });

/** What is left behind stands in the operators' log too. */
const touches = ['messages', 'ops'] as const;

/** Writes a new one or changes the one that is named. The form says what failed. */
export function useSaveNotice(seen: { uuid: string } | null) {
  const write = useAction(writeNotice, { silent: true, touches }).attempt;
  const change = useAction(changeNotice, { silent: true, touches }).attempt;
  return ({ version, ...notice }: InputOf<typeof writeNotice> & { version: number }) =>
    seen ? change({ ...notice, uuid: seen.uuid, version }) : write(notice);
}

export const useTakeBackNotice = (options: Pick<ActionOptions<typeof takeBackNotice>, 'onDone'>) =>
  useAction(takeBackNotice, { touches, ...options });

export const useDeleteNotice = (options: Pick<ActionOptions<typeof deleteNotice>, 'onDone'>) =>
  useAction(deleteNotice, { touches, ...options });
