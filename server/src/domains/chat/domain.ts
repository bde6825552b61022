import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { getChat, listChatMessages, listUnreadChats, readChat, sendChatMessage, typeInChat } from './chat.ts';
import { openChatFile, uploadChatFile } from './files.ts';
import { chatNotice } from './notice.ts';

/** What a company's members and its candidates write to each other, on an application. */
export const chat: ServerDomain = {
  routes: ofTheDesk([
    ...[getChat, listUnreadChats, listChatMessages, sendChatMessage, typeInChat, readChat],
    ...[uploadChatFile, openChatFile],
  ]),
  deliveries: [chatNotice],
};
