import { z } from 'zod';
import { MAX_ATTACHMENT_BYTES } from '../attachment-limits.ts';
import { attachment, attachmentAddress } from '../attachments.ts';
import { formats, plainText } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, done } from '../shapes.ts';
import { domain } from './domain.ts';

export const MAX_HELP_WORDS = 2000;
/** What an account writes a day at most. */
export const MAX_HELP_A_DAY = 300;
/** Files that an account uploads a day at most, an operator does, and each side has in one conversation in all. */
export const MAX_HELP_FILES_A_DAY = 40;
export const MAX_OPERATOR_FILES_A_DAY = 400;
export const MAX_HELP_FILES = 100;
export const MAX_HELP_RATING_WORDS = 200;
/** Days after its end in which a conversation is rated, and in which a word opens a conversation again; later one begins anew. */
export const HELP_REOPENS_DAYS = 7;

/** New until one of us takes it or answers; then it is our turn or theirs, until it is resolved. */
export const helpState = z.enum(['new', 'us', 'them', 'resolved']);
export type HelpState = z.infer<typeof helpState>;

const seq = z.number().int().min(0);

/** A word as its person sees it. Its uuid is made where it is written, so that sending it again is sending it once. */
export const helpMessage = z.object({
  uuid: formats.uuid,
  conversation_uuid: formats.uuid,
  /** Its place in its conversation, given by the server: the order is the same for all. */
  seq,
  side: z.enum(['person', 'platform']),
  /** Empty where there is a file alone. */
  text: z.string(),
  file: attachment.nullable(),
  sent_at: formats.instant,
});
export type HelpMessage = z.infer<typeof helpMessage>;

export const help = z.object({
  conversation: z
    .object({
      uuid: formats.uuid,
      state: helpState,
      /** How far we have read, and how far the account has. */
      read_by_us: seq,
      read_by_you: seq,
      /** It has ended, and nothing was said of how that went. */
      can_rate: z.boolean(),
    })
    .nullable(),
  /** Answers that the account has not read. */
  unread: z.number().int(),
  /** When somebody is there: null where that is now. */
  back_at: formats.instant.nullable(),
  /** Whether the holidays of that day's year are known; where they are not, Saturdays and Sundays decide alone. */
  knows_holidays: z.boolean(),
});
export type Help = z.infer<typeof help>;

export const getHelp = domain.endpoint({
  method: 'GET',
  path: '/api/v1/help',
  access: 'user',
  silent: true,
  summary: 'The latest conversation of the account with us, how many answers it has not read, and when we are there',
  input: z.object({}),
  output: help,
});

export const listHelpMessages = domain.endpoint({
  method: 'GET',
  path: '/api/v1/help/messages',
  access: 'user',
  silent: true,
  summary: 'What the account and we have written to each other, the newest first',
  input: z.object({}).extend(pageInput),
  output: pageOf(helpMessage),
});

export const sendHelpMessage = domain.endpoint({
  method: 'POST',
  path: '/api/v1/help/messages',
  access: 'user',
  role: 'viewer',
  silent: true,
  summary:
    'Writes to us. The same uuid with the same words gives what is stored, any number of times; with others 40904. ' +
    'Within seven days of its end a word opens the conversation again, later it begins a new one. 40902 with a file that ' +
    'is gone or one too many, 429 after 300 a day',
  input: byUuid.extend({
    text: plainText(0, MAX_HELP_WORDS),
    /** Uploaded by the account. Without one there are words. */
    file: formats.uuid.nullable().default(null),
  }),
  output: helpMessage,
});

/** Multipart with one part `file`. */
export const uploadHelpFile = domain.endpoint({
  method: 'POST',
  path: '/api/v1/help/files',
  access: 'user',
  role: 'viewer',
  silent: true,
  body: 'multipart',
  maxBytes: MAX_ATTACHMENT_BYTES,
  perMinute: 30,
  summary:
    'A PDF, Word file or picture for us, sent within a day; a picture is drawn anew. 42203 for another kind, 429 after forty a day',
  input: z.object({}),
  output: attachment,
});

export const openHelpFile = domain.endpoint({
  method: 'GET',
  path: '/api/v1/help/file',
  access: 'user',
  silent: true,
  summary: 'A signed address of a file that the account and we sent each other, valid for five minutes',
  input: byUuid,
  output: attachmentAddress,
});

export const readHelp = domain.endpoint({
  method: 'POST',
  path: '/api/v1/help/read',
  access: 'user',
  role: 'viewer',
  silent: true,
  summary: 'The account has seen a conversation up to a place; never back',
  input: byUuid.extend({ seq }),
  output: done,
});

export const typeInHelp = domain.endpoint({
  method: 'POST',
  path: '/api/v1/help/typing',
  access: 'user',
  role: 'viewer',
  silent: true,
  summary:
    'Tells us that the account writes in its latest conversation, once in three seconds at most; nothing is stored',
  input: z.object({}),
  output: done,
});

export const rateHelp = domain.endpoint({
  method: 'POST',
  path: '/api/v1/help/rate',
  access: 'user',
  role: 'viewer',
  summary: 'Says of a conversation that ended at most seven days ago whether it helped; once, 40902 otherwise',
  input: byUuid.extend({ satisfied: z.boolean(), words: plainText(0, MAX_HELP_RATING_WORDS).default('') }),
  output: done,
});
