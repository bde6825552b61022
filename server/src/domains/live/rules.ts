import type { BroadcastState } from '@qinghe/contract/live/broadcasts.ts';

interface Standing {
  state: BroadcastState;
  starts_at: string;
  ends_at: string;
}

export const isOver = ({ ends_at }: Pick<Standing, 'ends_at'>, now: Date): boolean =>
  Date.parse(ends_at) <= now.getTime();

/** Published, and still to begin: one can sign up, and cancel that. */
export const isComing = ({ state, starts_at }: Pick<Standing, 'state' | 'starts_at'>, now: Date): boolean =>
  state === 'published' && Date.parse(starts_at) > now.getTime();

/** What an operator may do with a broadcast. */
export const broadcastAbilities = (broadcast: Standing, now: Date) => ({
  edit: broadcast.state !== 'cancelled' && (broadcast.state === 'draft' || !isOver(broadcast, now)),
  publish: broadcast.state === 'draft',
  cancel: broadcast.state === 'published' && !isOver(broadcast, now),
  remove: broadcast.state === 'draft',
});
