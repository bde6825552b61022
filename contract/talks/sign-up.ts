import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';
import { HALL_A_MINUTE } from '../endpoint.ts';
import { formats, lineText, withoutAddress } from '../formats.ts';
import { limits } from '../limits.ts';
import { domain } from './domain.ts';

/** Who signs up for a talk. */
export const talkVisitor = z.object({
  name: lineText(1, limits.personName).refine(withoutAddress, 'format.noAddress'),
  phone: formats.mainlandPhone,
  school: lineText(1, limits.school),
  major: lineText(1, limits.major),
  degree,
  graduation_year: z.number().int().min(2000).max(2100),
});
export type TalkVisitor = z.infer<typeof talkVisitor>;

/** Signed: there is a seat. Waiting: moves up when somebody cancels. Walk-in: came without having signed up. */
export const visitorState = z.enum(['signed', 'waiting', 'cancelled', 'walk_in']);
export type VisitorState = z.infer<typeof visitorState>;

/** Most people of one talk, seated, waiting or gone again: as many as one sheet holds. */
export const MAX_VISITORS = 10_000;

export const signUpForTalk = domain.endpoint({
  method: 'POST',
  path: '/api/v1/talks/sign-up',
  access: 'public',
  idempotent: true,
  perMinute: HALL_A_MINUTE,
  summary:
    'A student signs up for a talk with a phone that a code proves (purpose `apply`); who has signed up already gets the same ticket',
  input: z.object({
    talk_uuid: formats.uuid,
    visitor: talkVisitor,
    code: formats.smsCode,
    consent: z.literal(true, 'talk.consent'),
  }),
  output: z.object({
    state: visitorState,
    /** The student's own page, with the code for the door. Who has the address has the ticket. */
    ticket_url: z.string(),
  }),
});
