import { z } from 'zod';
import { formats } from '../formats.ts';
import { done } from '../shapes.ts';
import { domain } from './domain.ts';

const path = '/api/v1/company/master/hand_over';

export const getHandOver = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary:
    'The offer of the master’s rights that waits for an answer, to the two whom it is about; null to everybody else',
  input: z.object({}),
  output: z.object({
    offer: z
      .object({
        from: z.string(),
        to: z.string(),
        /** The signed-in account is the one who answers. */
        is_for_me: z.boolean(),
        expires_at: formats.instant,
      })
      .nullable(),
  }),
});

export const offerHandOver = domain.endpoint({
  method: 'POST',
  path,
  access: 'master',
  silent: true,
  perMinute: 20,
  summary:
    'Offers the master’s rights to a sub-account, with a code of the own phone; nothing changes before the other accepts',
  input: z.object({ to: formats.uuid, code: formats.smsCode }),
  output: done,
});

export const withdrawHandOver = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'master',
  summary: 'Takes the offer back',
  input: z.object({}),
  output: done,
});

export const answerHandOver = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/master/hand_over/answer',
  access: 'user',
  summary: 'Accepts the master’s rights, and the one who offered becomes a sub-account; or declines',
  input: z.object({ accept: z.boolean() }),
  output: done,
});
