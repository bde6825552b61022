import { z } from 'zod';
import { formats, searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { domain } from './domain.ts';

export const outboxChannel = z.enum(['sms', 'email', 'wechat']);

export const outboxMessage = z.object({
  uuid: formats.uuid,
  channel: outboxChannel,
  address: z.string(),
  subject: z.string(),
  body: z.string(),
  created_at: formats.instant,
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** Exists only with demo data on: what the embedded SMS, e-mail and WeChat providers would have sent. */
export const listOutbox = domain.endpoint({
  method: 'GET',
  path: '/api/v1/outbox',
  access: 'public',
  silent: true,
  summary: 'Demo only: the SMS, e-mails and messages to WeChat that would have been sent, newest first',
  input: z.object({
    ...pageInput,
    channel: outboxChannel.optional(),
    address: z.string().max(limits.email).optional(),
    /** Words in address, subject or text. */
    q: searchWords(limits.search).optional(),
  }),
  output: pageOf(outboxMessage),
});
