import { getChat, listChatMessages } from '@qinghe/contract/chat/chat.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { watchWords } from '../../../lib/realtime/heard-words.ts';

/** Words of a page. */
export const CHAT_WORDS = 50;

/**
 * Shows a new word of a conversation as the socket brings it, behind the one before it. Where that is missing the event that
 * follows asks for both.
 */
export function useHeardWords(uuid: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      watchWords(({ application_uuid, message }) => {
        if (application_uuid !== uuid) return;
        const { queryKey } = apiPages(listChatMessages, { uuid, limit: CHAT_WORDS });
        client.setQueryData(queryKey, (data) => {
          const [first, ...others] = data?.pages ?? [];
          if (!data || !first || message.seq !== (first.items[0]?.seq ?? 0) + 1) return data;
          return { ...data, pages: [{ ...first, items: [message, ...first.items] }, ...others] };
        });
        client.setQueryData(apiQuery(getChat, { uuid }).queryKey, (chat) =>
          chat && message.seq === chat.last_seq + 1 ? { ...chat, last_seq: message.seq } : chat,
        );
      }),
    [client, uuid],
  );
}
