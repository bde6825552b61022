import { z } from 'zod';
import { HALL_A_MINUTE } from '../endpoint.ts';
import { formats, lineText, withoutAddress } from '../formats.ts';
import { limits } from '../limits.ts';
import { broadcast, broadcastState } from './broadcasts.ts';
import { domain } from './domain.ts';

/** Shown to who holds its link. */
export const liveSignUp = z.object({
  broadcast: broadcast.extend({ state: broadcastState, cancel_reason: z.string() }),
  company: z.string(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  state: z.enum(['signed', 'cancelled']),
  /** Null once either is cancelled. */
  watch_url: z.string().nullable(),
  abilities: z.object({ cancel: z.boolean() }),
});
export type LiveSignUp = z.infer<typeof liveSignUp>;

export const signUpForBroadcast = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ads/tv_apply',
  access: 'public',
  idempotent: true,
  silent: true,
  perMinute: HALL_A_MINUTE,
  summary:
    'Signs a company up for a broadcast with a phone that a code proves (purpose `live`); who has signed up already gets the same link. 40902 where it began, was cancelled or is full',
  input: z.object({
    broadcast_uuid: formats.uuid,
    company: lineText(2, limits.companyName).refine(withoutAddress, 'format.noAddress'),
    name: lineText(1, limits.personName).refine(withoutAddress, 'format.noAddress'),
    phone: formats.mainlandPhone,
    email: formats.email,
    code: formats.smsCode,
    consent: z.literal(true, 'live.consent'),
  }),
  output: z.object({
    /** The phone had signed up before: nothing was changed. */
    again: z.boolean(),
    /** The link by which it is seen and cancelled. */
    token: z.string(),
    sign_up: liveSignUp,
  }),
});

const byToken = z.object({ token: z.string().max(100) });

export const getLiveSignUp = domain.endpoint({
  method: 'GET',
  path: '/api/v1/live/sign-up',
  access: 'link',
  secretInput: true,
  perMinute: HALL_A_MINUTE,
  summary: 'A sign-up by its link, with the address to watch at',
  input: byToken,
  output: liveSignUp,
});

export const cancelLiveSignUp = domain.endpoint({
  method: 'POST',
  path: '/api/v1/live/sign-up/cancel',
  access: 'link',
  perMinute: HALL_A_MINUTE,
  summary: 'Cancels a sign-up by its link, until the broadcast begins; twice is once',
  input: byToken,
  output: liveSignUp,
});
