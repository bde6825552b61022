/** Who types says so once in so many seconds at most. */
export const TYPING_EVERY = 3;

/** After so many seconds without a word nobody types any more. */
export const TYPING_LASTS = 5;

/** Name under which sockets hear of it. */
export const TYPING = 'typing';

/** What is heard on the socket: nothing stores it, and a reconnect brings none of before. */
export interface Typing {
  /** An application, or a conversation of an account with us. */
  conversation_uuid: string;
  /** Which colleague; null for us, who write as one. */
  account_uuid: string | null;
  name: string;
}
