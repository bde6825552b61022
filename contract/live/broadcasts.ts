import { z } from 'zod';
import { formats, lineText, plainText } from '../formats.ts';
import { listOf } from '../shapes.ts';
import { domain } from './domain.ts';

export const MAX_BROADCAST_TITLE = 40;
export const MAX_BROADCAST_TITLE_ENGLISH = 80;
export const MAX_BROADCAST_TEXT = 2000;
/** Hours that a broadcast lasts at most, and people who sign up for one at most, whatever its capacity. */
const MAX_BROADCAST_HOURS = 12;
export const MAX_LIVE_SIGN_UPS = 10_000;

const HOUR = 3_600_000;

/** Draft → published → cancelled. One that is over stays as it is. */
export const broadcastStates = ['draft', 'published', 'cancelled'] as const;
export const broadcastState = z.enum(broadcastStates);
export type BroadcastState = z.infer<typeof broadcastState>;

export const broadcastFields = z.object({
  title: lineText(2, MAX_BROADCAST_TITLE),
  /** Empty: readers of English see the Chinese one. */
  title_en: lineText(0, MAX_BROADCAST_TITLE_ENGLISH),
  text: plainText(0, MAX_BROADCAST_TEXT),
  /** By the clocks of China. */
  starts_at: formats.minute,
  ends_at: formats.minute,
  /** Where it is watched; only who signed up is shown it. */
  watch_url: formats.httpsUrl,
  /** Null where as many may come as will. */
  capacity: z.number().int().min(1).max(MAX_LIVE_SIGN_UPS).nullable(),
});
export type BroadcastFields = z.infer<typeof broadcastFields>;

export function checkBroadcastTimes(
  { starts_at, ends_at }: Pick<BroadcastFields, 'starts_at' | 'ends_at'>,
  context: z.RefinementCtx,
): void {
  const lasts = Date.parse(`${ends_at}Z`) - Date.parse(`${starts_at}Z`);
  if (lasts > 0 && lasts <= MAX_BROADCAST_HOURS * HOUR) return;
  context.addIssue({ code: 'custom', path: ['ends_at'], message: 'live.ends' });
}

/** What anybody may know of a broadcast. */
export const broadcast = z.object({
  uuid: formats.uuid,
  title: z.string(),
  title_en: z.string(),
  text: z.string(),
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
