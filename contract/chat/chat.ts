import { z } from 'zod';
import { MAX_ATTACHMENT_BYTES } from '../attachment-limits.ts';
import { attachment, attachmentAddress } from '../attachments.ts';
import { formats, messageText } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, done, listOf } from '../shapes.ts';
import { domain } from './domain.ts';

export const MAX_CHAT_WORDS = 1000;
/** What a candidate writes a day at most about one application. */
export const MAX_CHAT_A_DAY = 50;
/** Files that a member uploads for conversations a day at most, a candidate for one, and each side has in one in all. */
export const MAX_CHAT_FILES_A_DAY = 100;
export const MAX_OWN_CHAT_FILES_A_DAY = 10;
export const MAX_CHAT_FILES = 50;
/** Conversations with unread words that a desk is told of at most. */
export const MAX_UNREAD_CHATS = 500;
/** Days after a rejection or a withdrawal for which each side may say one last word. */
export const CHAT_LAST_WORD_DAYS = 7;

const seq = z.number().int().min(0);

/**
 * Open; ended, with one last word left to the side that asks (until `last_word_until`); closed: to be read alone; hidden: the
 * application is anonymous, nothing is said or shown until it is revealed.
 */
export const chatState = z.enum(['open', 'last_word', 'closed', 'hidden']);
export type ChatState = z.infer<typeof chatState>;

/** A word as the company's members see it. Its uuid is made where it is written, so that sending it again is sending it once. */
export const chatMessage = z.object({
  uuid: formats.uuid,
  /** Its place in its conversation, given by the server: the order is the same for both sides. */
  seq,
  side: z.enum(['company', 'candidate']),
  /** Empty where there is a file alone. */
  text: z.string(),
  file: attachment.nullable(),
  /** Which colleague wrote it; null for the candidate's. */
  by: z.string().nullable(),
  sent_at: formats.instant,
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chat = z.object({
  state: chatState,
  last_word_until: formats.instant.nullable(),
  /** Whether the caller speaks for the company: may write where the state allows it, and reads in its name. */
  answers: z.boolean(),
  last_seq: seq,
  /** How far each side has read, and when it came that far. */
  read_by_us: seq,
  read_by_us_at: formats.instant.nullable(),
  read_by_them: seq,
  read_by_them_at: formats.instant.nullable(),
  /** Words of the candidate that nobody who answers has read. */
  unread: z.number().int(),
  /** Days of China on which something was said, the latest first, with how many words. */
  days: z.array(z.object({ day: formats.date, count: z.number().int(), last_at: formats.instant })),
});
export type Chat = z.infer<typeof chat>;

export const getChat = domain.endpoint({
  method: 'GET',
  path: '/api/v1/chat',
  access: 'user',
  silent: true,
  summary: 'Where the conversation on an application stands; before the first word too',
  input: byUuid,
  output: chat,
});

export const listUnreadChats = domain.endpoint({
  method: 'GET',
  path: '/api/v1/chat/unread',
  access: 'user',
  silent: true,
  summary:
    'Applications that the caller may see with words of their candidates that nobody who answers has read: the last 500 of ' +
    'them, none of those that are anonymous',
  input: z.object({}),
  output: listOf(z.object({ uuid: formats.uuid, unread: z.number().int() })),
});

export const listChatMessages = domain.endpoint({
  method: 'GET',
  path: '/api/v1/chat/messages',
  access: 'user',
  silent: true,
  summary: 'What was said on an application, the newest first. 40902 while the application is anonymous',
  input: byUuid.extend(pageInput),
  output: pageOf(chatMessage),
});

export const sendChatMessage = domain.endpoint({
  method: 'POST',
  path: '/api/v1/chat/messages',
  access: 'user',
  silent: true,
  summary:
    'Writes to the candidate of an application, {name}, {job} and {company} filled in. The same uuid with the same words gives what is stored, any number of times; ' +
    'with others 40904. 40902 while the application is anonymous, once its last word is said, or with a file that is gone or ' +
    'one too many; 42202 for words that no letter may hold',
  input: byUuid.extend({
    application_uuid: formats.uuid,
    text: messageText(0, MAX_CHAT_WORDS),
    /** Uploaded by the caller for this application. Without one there are words. */
    file: formats.uuid.nullable().default(null),
  }),
  output: chatMessage,
});

/** Multipart: field `uuid`, of the application, first, then one part `file`. */
export const uploadChatFile = domain.endpoint({
  method: 'POST',
  path: '/api/v1/chat/files',
  access: 'user',
  silent: true,
  body: 'multipart',
  maxBytes: MAX_ATTACHMENT_BYTES,
  perMinute: 30,
  summary:
    'A PDF, Word file or picture for the candidate of an application, sent within a day; a picture is drawn anew. 40902 where nothing ' +
    'can be written, 42203 for another kind, 429 after a hundred a day',
  input: byUuid,
  output: attachment,
});

export const openChatFile = domain.endpoint({
  method: 'GET',
  path: '/api/v1/chat/file',
  access: 'user',
  silent: true,
  summary:
    'A signed address of a file that was sent on an application, valid for five minutes; opening it is kept in the audit log',
  input: byUuid.extend({ file: formats.uuid }),
  output: attachmentAddress,
});

export const typeInChat = domain.endpoint({
  method: 'POST',
  path: '/api/v1/chat/typing',
  access: 'user',
  silent: true,
  summary:
    'Tells colleagues who may see the application that the caller writes to its candidate, once in three seconds at most; nothing is ' +
    'stored, and the candidate hears nothing. 40902 while the application is anonymous',
  input: byUuid,
  output: done,
});

export const readChat = domain.endpoint({
  method: 'POST',
  path: '/api/v1/chat/read',
  access: 'user',
  silent: true,
  summary: 'The company has seen a conversation up to a place; never back. The candidate is shown when',
  input: byUuid.extend({ seq }),
  output: done,
});
