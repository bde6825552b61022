import {
  getChat,
  listChatMessages,
  listUnreadChats,
  openChatFile,
  readChat,
  sendChatMessage,
  typeInChat,
  uploadChatFile,
} from '@qinghe/contract/chat/chat.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { useWordOutbox } from '../../../lib/offline/use-word-outbox.ts';
import { useSayTyping, useTypists } from '../../../lib/realtime/use-typing.ts';
import { userInfoQuery } from '../../account/api/get-user-info.ts';
import { CHAT_WORDS } from './use-heard-words.ts';

/** Where the conversation on an application stands. */
export const useChat = (uuid: string) => useQuery(apiQuery(getChat, { uuid }));

/** Words of candidates that nobody has read, by their applications; it changes with the conversations, not with the list. */
export function useUnreadChats(): ReadonlyMap<string, number> {
  const { data } = useQuery(apiQuery(listUnreadChats, {}, { staleTime: 60_000 }));
  return useMemo(() => new Map(data?.items.map(({ uuid, unread }) => [uuid, unread])), [data]);
}

/** The newest first. */
export const useChatMessages = (uuid: string, enabled: boolean) =>
  useInfiniteQuery({ ...apiPages(listChatMessages, { uuid, limit: CHAT_WORDS }), enabled });

export const useReadChat = () => useAction(readChat).run;

/** What was written on an application and is not confirmed yet. */
export const useChatOutbox = (application_uuid: string) =>
  useWordOutbox('chat', {
    name: application_uuid,
    send: (word) => call(sendChatMessage, { ...word, application_uuid }, { background: true }),
  });

export const uploadToChat = (uuid: string) => (file: File) =>
  call(uploadChatFile, { uuid }, { file, background: true });
export const askChatFile = (uuid: string) => (file: string) => call(openChatFile, { uuid, file }, { background: true });

/** Colleagues who write to the candidate now, and what says that one does so oneself. */
export function useChatTyping(uuid: string, said: number) {
  // The shell has asked for it long before.
  const self = useQuery({ ...userInfoQuery, enabled: false }).data?.useruuid;
  const typists = useTypists(uuid, said, self);
  return { typists, say: useSayTyping(() => call(typeInChat, { uuid }, { background: true })) };
}
