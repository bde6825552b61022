import type { InputOf } from '@qinghe/contract/endpoint.ts';
import {
  archiveMessages,
  countMessages,
  getMessageChoices,
  getQuietHours,
  listMessages,
  readMessages,
  saveMessageChoices,
  saveQuietHours,
  unreadMessages,
} from '@qinghe/contract/messages/messages.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const MESSAGES_A_PAGE = 30;

export const useMessages = (filters: Omit<InputOf<typeof listMessages>, 'cursor' | 'limit'>) =>
  useInfiniteQuery({
    ...apiPages(listMessages, { ...filters, limit: MESSAGES_A_PAGE }),
    placeholderData: keepPreviousData,
  });

/** Unread messages that the bell shows. */
const PEEKED_MESSAGES = 5;
export const useNewestUnread = () => useQuery(apiQuery(listMessages, { show: 'unread', limit: PEEKED_MESSAGES }));

/** How many are unread, by category; what is shown stays while it is asked for anew. */
export const useUnread = () => useQuery(apiQuery(countMessages, {}));

export const useReadMessages = () => useAction(readMessages);
export const useUnreadMessages = () => useAction(unreadMessages);
export const useArchiveMessages = () => useAction(archiveMessages);

export const useMessageChoices = () => useQuery(apiQuery(getMessageChoices, {}));
export const useSaveMessageChoices = () => useAction(saveMessageChoices);
export const useQuietHours = () => useQuery(apiQuery(getQuietHours, {}));
export const useSaveQuietHours = () => useAction(saveQuietHours);
