import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

/** The document's verb; without a fresh code a link alone closes nothing. */
export const closeAccount = domain.endpoint({
  method: 'GET',
  path: '/api/v1/account/destroy',
  access: 'user',
  secretInput: true,
  silent: true,
  perMinute: 60,
  summary: 'Closes the account for good, by a fresh code of its phone; a master with other members hands over first',
  input: z.object({ code: formats.smsCode }),
  output: z.object({ receipt: formats.uuid, closed_at: formats.instant }),
});
