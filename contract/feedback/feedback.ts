import { z } from 'zod';
import { formats, isEmail, isLandline, isPhone, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { accountSigns } from '../phone.ts';
import { byUuid, done } from '../shapes.ts';
import { domain } from './domain.ts';

export const MIN_FEEDBACK = 10;
export const MAX_FEEDBACK = 2000;
/** Pictures of one feedback, and bytes of one of them (5 MB). */
export const MAX_FEEDBACK_PICTURES = 4;
export const MAX_FEEDBACK_PICTURE_BYTES = 5 * 1024 * 1024;
/** What an account hands in a day at most. */
export const MAX_FEEDBACK_A_DAY = 20;

/** New until an operator opens it; answered once or more; closed is the end. */
export const feedbackState = z.enum(['new', 'seen', 'answered', 'closed']);
export type FeedbackState = z.infer<typeof feedbackState>;

/** Where somebody can be reached, if they want to be: a phone, a landline or an e-mail. */
const contact = z
  .string()
  .overwrite(accountSigns)
  .max(limits.email)
  .refine((text) => text === '' || isEmail(text) || isPhone(text) || isLandline(text), 'feedback.contact');

/** A page of the application without query and fragment, which may hold what opens something. */
const page = z
  .string()
  .max(300)
  .regex(/^(?:\/[^\s?#]*)?$/, 'feedback.page');

/** Letters, digits, and signs that part them. */
const sign = z
  .string()
  .max(60)
  .regex(/^[\w.-]*$/, 'feedback.page')
  .default('');

const count = z.number().int();

export const feedback = z.object({
  uuid: formats.uuid,
  text: z.string(),
  contact: z.string(),
  page: z.string(),
  /** Addresses under which its pictures can be looked at for some minutes. */
  pictures: z.array(z.string()),
  state: feedbackState,
  answers: z.array(z.object({ uuid: formats.uuid, text: z.string(), at: formats.instant })),
  /** How many of the answers were read. */
  read_answers: count,
  created_at: formats.instant,
  closed_at: formats.instant.nullable(),
});
export type Feedback = z.infer<typeof feedback>;

const path = '/api/v1/feedback';

export const sendFeedback = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  role: 'viewer',
  idempotent: true,
  silent: true,
  summary: 'Hands in feedback with a contact and up to four pictures; 429 after twenty a day',
  input: z.object({
    text: plainText(MIN_FEEDBACK, MAX_FEEDBACK),
    contact: contact.default(''),
    pictures: z.array(formats.uuid).max(MAX_FEEDBACK_PICTURES).default([]),
    page: page.default(''),
    /** What the page that failed calls its error: a number of a request, or a kind with a hash. */
    error_id: sign,
    /** Which build of the application it is about. */
    build: sign,
  }),
  output: feedback,
});

/** JPEG, PNG or WebP by its content, drawn anew; multipart with one part `file`. */
export const uploadFeedbackPicture = domain.endpoint({
  method: 'POST',
  path: '/api/v1/feedback/picture',
  access: 'user',
  role: 'viewer',
  silent: true,
  body: 'multipart',
  maxBytes: MAX_FEEDBACK_PICTURE_BYTES,
  perMinute: 20,
  summary: 'A picture for feedback that is handed in within a day, drawn anew; multipart with one part `file`',
  input: z.object({}),
  output: byUuid,
});

export const listFeedback = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'What the account has handed in, with the answers; the newest first',
  input: z.object({}).extend(pageInput),
  output: pageOf(feedback),
});

export const countUnreadAnswers = domain.endpoint({
  method: 'GET',
  path: '/api/v1/feedback/unread',
  access: 'user',
  silent: true,
  summary: 'How many answers the account has not read',
  input: z.object({}),
  output: z.object({ count }),
});

export const readAnswers = domain.endpoint({
  method: 'POST',
  path: '/api/v1/feedback/read',
  access: 'user',
  role: 'viewer',
  silent: true,
  summary: 'So many answers of a feedback were read; what came since stays unread',
  input: byUuid.extend({ answers: count.min(0).max(1000) }),
  output: done,
});
