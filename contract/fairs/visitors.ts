import { z } from 'zod';
import { HALL_A_MINUTE } from '../endpoint.ts';
import { formats } from '../formats.ts';
import { talkVisitor } from '../talks/sign-up.ts';
import { domain } from './domain.ts';

/** Most jobs of a fair that one person comes for, and people of a fair. */
const MAX_FAIR_WISHES = 5;
export const MAX_FAIR_VISITORS = 50_000;

export const registerForFair = domain.endpoint({
  method: 'POST',
  path: '/api/v1/fairs/register',
  access: 'public',
  idempotent: true,
  perMinute: HALL_A_MINUTE,
  summary:
    'A student registers for a job fair with a phone that a code proves (purpose `apply`); who has registered already keeps the ticket, with what is said now',
  input: z.object({
    fair_uuid: formats.uuid,
    visitor: talkVisitor,
    /** Jobs that companies took to the fair. */
    wishes: z.array(formats.uuid).max(MAX_FAIR_WISHES, 'fair.wishes').default([]),
    code: formats.smsCode,
    consent: z.literal(true, 'talk.consent'),
  }),
  output: z.object({
    /** The student's own page, with the code for stands. Who has the address has the ticket. */
    ticket_url: z.string(),
  }),
});
