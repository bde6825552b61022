import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';

/** Exists only with demo data on: what the embedded SMS and e-mail providers would have sent. */
export const listOutbox = defineEndpoint({
  method: 'GET',
  path: '/api/v1/outbox',
  access: 'public',
  silent: true,
  summary: 'Demo only: the SMS and e-mails that would have been sent, newest first',
  input: z.object({ ...pageInput, address: z.string().max(254).optional() }),
  output: pageOf(
    z.object({
      uuid: formats.uuid,
      channel: z.enum(['sms', 'email']),
      address: z.string(),
      subject: z.string(),
      body: z.string(),
      created_at: formats.instant,
    }),
  ),
});
