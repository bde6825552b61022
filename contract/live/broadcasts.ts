import { z } from 'zod';
import { formats } from '../formats.ts';
import { listOf } from '../shapes.ts';
import { domain } from './domain.ts';

export const MAX_BROADCAST_TITLE = 40;
export const MAX_BROADCAST_TITLE_ENGLISH = 80;
export const MAX_BROADCAST_TEXT = 2000;
export const MAX_BROADCAST_TEXT_ENGLISH = 4000;
/** People who sign up for a broadcast at most, whatever its capacity. */
export const MAX_LIVE_SIGN_UPS = 10_000;

/** Draft → published → cancelled. One that is over stays as it is. */
export const broadcastStates = ['draft', 'published', 'cancelled'] as const;
export const broadcastState = z.enum(broadcastStates);
export type BroadcastState = z.infer<typeof broadcastState>;

/** What anybody may know of a broadcast. */
export const broadcast = z.object({
  uuid: formats.uuid,
  title: z.string(),
  title_en: z.string(),
  text: z.string(),
  text_en: z.string(),
  starts_at: formats.instant,
  ends_at: formats.instant,
  /** Nobody more can sign up. */
  full: z.boolean(),
});
export type Broadcast = z.infer<typeof broadcast>;

export const listBroadcasts = domain.endpoint({
  method: 'GET',
  path: '/api/v1/live/broadcasts',
  access: 'public',
  perMinute: 1200,
  summary: 'Broadcasts that are to begin, the nearest first',
  input: z.object({}),
  output: listOf(broadcast),
});
