import type { ChatMessage } from './chat.ts';

/** Name under which sockets hear of it. */
export const WORDS = 'words';

/** A new word, as sockets hear it before `chat.changed`: nothing stores it, and a reconnect brings none of before. */
export interface HeardWord {
  application_uuid: string;
  message: ChatMessage;
}
