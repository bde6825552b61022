import { z } from 'zod';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { done } from '../shapes.ts';
import { domain } from './domain.ts';
import { mailTimes, messageCategories, messageTopics } from './kinds.ts';

const category = z.enum(messageCategories);

/** Most messages that one call reads or archives by name. */
const MAX_MESSAGES_AT_ONCE = 100;

const message = z.object({
  uuid: formats.uuid,
  category,
  /** In the language of the request. */
  text: z.string(),
  /** Where it leads, within the product. */
  link: z.string(),
  /** The newest of those that are gathered in it. */
  occurred_at: formats.instant,
  read: z.boolean(),
  archived: z.boolean(),
});
export type Message = z.infer<typeof message>;

export const listMessages = domain.endpoint({
  method: 'GET',
  path: '/api/v1/message/list',
  access: 'user',
  summary: 'What the account is told, the newest first',
  input: z.object({
    ...pageInput,
    category: category.optional(),
    show: z.enum(['all', 'unread', 'archived']).default('all'),
  }),
  output: pageOf(message),
});

export const countMessages = domain.endpoint({
  method: 'GET',
  path: '/api/v1/message/counts',
  access: 'user',
  silent: true,
  summary: 'How many messages are unread, by category; 100 stands for more',
  input: z.object({}),
  output: z.record(category, z.number().int()),
});

const named = z.array(formats.uuid).min(1).max(MAX_MESSAGES_AT_ONCE);

export const readMessages = domain.endpoint({
  method: 'POST',
  path: '/api/v1/message/read',
  access: 'user',
  role: 'viewer',
  silent: true,
  summary: 'Marks as read what the caller has seen: some, or all of a category; what came since stays unread',
  input: z.object({
    uuids: named.optional(),
    category: category.optional(),
    /** `occurred_at` of the newest that the caller has seen. */
    through: formats.instant,
  }),
  output: done,
});

export const unreadMessages = domain.endpoint({
  method: 'POST',
  path: '/api/v1/message/unread',
  access: 'user',
  role: 'viewer',
  summary: 'Marks messages as unread',
  input: z.object({ uuids: named }),
  output: done,
});

export const archiveMessages = domain.endpoint({
  method: 'POST',
  path: '/api/v1/message/archive',
  access: 'user',
  role: 'viewer',
  summary: 'Puts messages away, or back',
  input: z.object({ uuids: named, archived: z.boolean() }),
  output: done,
});

const choices = z.record(z.enum(messageTopics), z.enum(mailTimes));
const choicePath = '/api/v1/message/choices';

const hour = z.number().int().min(0).max(23);

/** Whole hours by the clocks of China, the end on the same day or the next; they differ. */
export const quietHours = z.object({ begins: hour, ends: hour });
export type QuietHours = z.infer<typeof quietHours>;
/** Of accounts that have chosen nothing. */
export const usualQuietHours: QuietHours = { begins: 22, ends: 8 };

/** Null: never. */
const ownQuiet = z.object({ quiet: quietHours.nullable() });
const quietPath = '/api/v1/message/quiet_hours';

export const getQuietHours = domain.endpoint({
  method: 'GET',
  path: quietPath,
  access: 'user',
  summary: 'Hours in which mails that can wait are not sent to the account',
  input: z.object({}),
  output: ownQuiet,
});

export const saveQuietHours = domain.endpoint({
  method: 'POST',
  path: quietPath,
  access: 'user',
  role: 'viewer',
  summary: 'Chooses hours in which mails that can wait are not sent; what waits already follows',
  input: ownQuiet,
  output: ownQuiet,
});

export const getMessageChoices = domain.endpoint({
  method: 'GET',
  path: choicePath,
  access: 'user',
  summary: 'When a mail is written beside a message, by what it is about',
  input: z.object({}),
  output: choices,
});

export const saveMessageChoices = domain.endpoint({
  method: 'POST',
  path: choicePath,
  access: 'user',
  role: 'viewer',
  summary: 'Chooses when a mail is written beside a message',
  input: z.object({ choices: z.partialRecord(z.enum(messageTopics), z.enum(mailTimes)) }),
  output: choices,
});
