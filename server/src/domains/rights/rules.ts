import type { JobState } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { REFRESH_AGAIN_MINUTES } from '@qinghe/contract/rights/refresh.ts';
import type { UnlockQuote } from '@qinghe/contract/rights/unlock.ts';

const MINUTE = 60_000;

/** Why a job cannot be refreshed now; null where it can. */
export function refreshProblem(
  { state, at_top_since }: { state: string; at_top_since: string | null },
  now: Date,
): 'offline' | 'lately' | null {
  if (state !== 'online') return 'offline';
  const since = now.getTime() - Date.parse(at_top_since ?? '');
  return since < REFRESH_AGAIN_MINUTES * MINUTE ? 'lately' : null;
}

/** What stands for and against one more place for a job. */
export interface PlaceFacts {
  unlocked: boolean;
  /** Places for jobs of its kind that are free. */
  free: number;
  certified: boolean;
  /** Its owner has as many online as the account may. */
  full: boolean;
}

interface PlaceableJob {
  kind: JobKind;
  state: JobState;
  change_of: string | null;
}

/** Why nothing has to make room for a job, or may; null where something has to. */
export function placeProblem(
  { state, change_of }: PlaceableJob,
  { unlocked, free, certified, full }: PlaceFacts,
): UnlockQuote['why'] {
  if (unlocked) return 'running';
  // A change takes the place of its job.
  if (state === 'online' || state === 'reviewing' || change_of !== null) return 'online';
  if (free > 0) return 'notNeeded';
  if (!certified) return 'uncertified';
  // Nothing is paid for that the owner's own limit would keep from going online.
  return full ? 'limit' : null;
}

/** Why a job cannot be unlocked; null where it can. */
export const unlockProblem = (job: PlaceableJob, facts: PlaceFacts): UnlockQuote['why'] =>
  job.kind === 'campus' ? 'campus' : placeProblem(job, facts);
