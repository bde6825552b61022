import { z } from 'zod';
import { MAX_ATTACHMENT_BYTES } from '../attachment-limits.ts';
import { attachment, attachmentAddress } from '../attachments.ts';
import { formats, plainText, searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { byUuid, done, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { helpMessage, helpState, MAX_HELP_WORDS } from './help.ts';

/** Rows of a queue, and words of a conversation, that operators see at one time. */
export const MAX_HELP_QUEUE = 100;
export const MAX_HELP_SHOWN = 300;

const named = z.object({ uuid: formats.uuid, name: z.string() });
const count = z.number().int();

/** A conversation as operators see it. */
export const handledHelp = z.object({
  uuid: formats.uuid,
  version: count,
  state: helpState,
  account: named,
  company: named.nullable(),
  /** Who of us has it. */
  operator: named.extend({ is_you: z.boolean() }).nullable(),
  /** From whom it was taken back, because nothing was answered in time; until somebody takes it. */
  returned_by: z.string().nullable(),
  last_seq: count,
  /** The beginning of the last word that was said, or its file’s name, and of which side. */
  last: z.object({ text: z.string(), side: z.enum(['person', 'platform']) }),
  /** Minutes of our service hours for which the account waits; null where it does not. */
  waited_minutes: count.nullable(),
  read_by_them: count,
  created_at: formats.instant,
  resolved_at: formats.instant.nullable(),
  /** What its person said of it; null where nothing. */
  rating: z.object({ satisfied: z.boolean(), words: z.string() }).nullable(),
});
export type HandledHelp = z.infer<typeof handledHelp>;

/** What operators read: also their notes, which nobody else sees. */
export const handledHelpMessage = helpMessage.omit({ side: true }).extend({
  side: z.enum(['person', 'platform', 'note']),
  /** Which operator wrote it. */
  by: z.string().nullable(),
});
export type HandledHelpMessage = z.infer<typeof handledHelpMessage>;

/** Days over which first answers are looked at. */
export const HELP_FIGURE_DAYS = 7;

export const helpQueues = ['mine', 'unassigned', 'all', 'resolved'] as const;
export type HelpQueue = (typeof helpQueues)[number];

export const listHelpQueue = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/help',
  access: 'operator',
  summary:
    'Conversations of a queue, who waits longest first, by words, person or company; the resolved ones the newest first',
  input: z.object({ queue: z.enum(helpQueues).default('all'), q: searchWords(limits.search).default('') }),
  output: z.object({
    items: z.array(handledHelp),
    /** There are more than are shown. */
    more: z.boolean(),
    counts: z.object({ mine: count, unassigned: count, all: count }),
    figures: z.object({
      /** How many of these conversations wait for us, shown or not, and for how many minutes of our service hours the longest. */
      waiting: count,
      longest_minutes: count.nullable(),
      /** Of conversations first answered within seven days, of all queues: minutes of our service hours until then; null without any. */
      first_answer: z.object({ median_minutes: count, conversations: count }).nullable(),
    }),
    /** Whether the holidays of this year are known; where they are not, waiting counts all days but Saturdays and Sundays. */
    knows_holidays: z.boolean(),
  }),
});

export const openHelp = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/help/conversation',
  access: 'operator',
  summary: 'A conversation with its last 300 words and notes. Opening it is no answer: who waits goes on waiting',
  input: byUuid,
  output: handledHelp.extend({ messages: z.array(handledHelpMessage) }),
});

export const readHelpAsOperator = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/help/read',
  access: 'operator',
  silent: true,
  summary: 'An operator has seen a conversation up to a place; its person is told that it was read',
  input: byUuid.extend({ seq: count.min(0) }),
  output: done,
});

export const takeHelp = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/help/take',
  access: 'operator',
  summary:
    'Takes a conversation. 40901 with who has it, where somebody was quicker; 40902 where another has it, or it is resolved',
  input: seen,
  output: handledHelp,
});

export const handBackHelp = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/help/hand-back',
  access: 'operator',
  summary: 'Gives a conversation that somebody has back to the queue. 40902 where nobody has it',
  input: seen,
  output: handledHelp,
});

const words = z.object({ conversation_uuid: formats.uuid, text: plainText(1, MAX_HELP_WORDS) });

export const replyToHelp = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/help/reply',
  access: 'operator',
  summary:
    'Answers, takes the conversation where nobody has it, and opens it again where it was resolved. The same uuid with the ' +
    'same words gives what is stored, with others 40904; 40902 where another operator has it, or with a file that is gone or one too many',
  input: byUuid.extend({
    ...words.shape,
    text: plainText(0, MAX_HELP_WORDS),
    /** Uploaded by the operator for this conversation. Without one there are words. */
    file: formats.uuid.nullable().default(null),
  }),
  output: handledHelpMessage,
});

/** Multipart: field `uuid`, of the conversation, first, then one part `file`. */
export const uploadHelpFileAsOperator = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/help/files',
  access: 'operator',
  silent: true,
  body: 'multipart',
  maxBytes: MAX_ATTACHMENT_BYTES,
  perMinute: 30,
  summary:
    'A PDF, Word file or picture for an answer, sent within a day; a picture is drawn anew. 42203 for another kind, 429 after 400 a day',
  input: byUuid,
  output: attachment,
});

export const openHelpFileAsOperator = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/help/file',
  access: 'operator',
  silent: true,
  summary: 'A signed address of a file of a conversation, valid for five minutes',
  input: byUuid,
  output: attachmentAddress,
});

export const noteHelp = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/help/note',
  access: 'operator',
  summary: 'A note for other operators, which the person never sees, and which is no answer. Its uuid as in a reply',
  input: byUuid.extend(words.shape),
  output: handledHelpMessage,
});

export const typeInHelpAsOperator = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/help/typing',
  access: 'operator',
  silent: true,
  summary:
    'Tells the person and other operators that an answer is written, once in three seconds at most; nothing is stored',
  input: byUuid,
  output: done,
});

export const getHelpTyping = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/help/typing',
  access: 'operator',
  silent: true,
  summary: 'Whether the person of a conversation writes now, and which other operators do',
  input: byUuid,
  output: z.object({ person: z.boolean(), operators: z.array(z.string()) }),
});

/** What was said since is not passed over: 40901. */
const seenThrough = seen.extend({ seq: count.min(0) });

export const needNoAnswer = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/help/no-answer',
  access: 'operator',
  summary: 'The last word needs no answer: nobody waits any more. 40901 where something was said since',
  input: seenThrough,
  output: handledHelp,
});

export const resolveHelp = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/help/resolve',
  access: 'operator',
  summary: 'Ends a conversation. 40901 where something was said since, 40902 once it is resolved',
  input: seenThrough,
  output: handledHelp,
});
