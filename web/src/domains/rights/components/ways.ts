import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import type { onlineCost } from '@qinghe/contract/rights/expansion.ts';
import type { UnitQuote } from '@qinghe/contract/rights/quote.ts';

export type OnlineCost = OutputOf<typeof onlineCost>;

/** A way to get a place for a job. */
export type Way = 'unlock' | 'expansion' | 'offline';

/** What keeps a way from being taken; null where nothing does. */
export type Obstacle = 'uncertified' | 'limit' | 'missing' | 'askOwner' | 'noOffline' | null;

export interface OfferedWay {
  way: Way;
  obstacle: Obstacle;
}

/** The ways that there are for a job of a kind, with what keeps each from being taken. */
export const waysFor = (kind: JobKind, { unlock, expansion, offline }: OnlineCost): OfferedWay[] => [
  ...(kind === 'internship' ? [{ way: 'unlock' as const, obstacle: obstacleOf(unlock) }] : []),
  { way: 'expansion', obstacle: obstacleOf(expansion) },
  { way: 'offline', obstacle: offline.length === 0 ? 'noOffline' : null },
];

function obstacleOf({ why, coins, balance, missing }: UnitQuote & { why: string | null }): Obstacle {
  if (why === 'limit' || why === 'uncertified') return why;
  if (coins > 0 && balance === null) return 'askOwner';
  return missing > 0 ? 'missing' : null;
}

/** The way that is marked at first: one that takes a unit, else the first that can be taken. */
export function firstWay(ways: readonly OfferedWay[], cost: OnlineCost): Way | undefined {
  const open = ways.filter(({ obstacle }) => obstacle === null).map(({ way }) => way);
  return open.find((way) => way !== 'offline' && cost[way].units > 0) ?? open[0];
}
