import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { getChat, listChatMessages, readChat, sendChatMessage } from './chat.ts';
import { chatNotice } from './notice.ts';

/** What a company's members and its candidates write to each other, on an application. */
export const chat: ServerDomain = {
  routes: ofTheDesk([getChat, listChatMessages, sendChatMessage, readChat]),
  deliveries: [chatNotice],
};
