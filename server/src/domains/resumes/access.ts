import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { canSeeJob, type Viewer } from '../jobs/index.ts';
import { possibleMoves } from './rules.ts';

/** What these predicates need of an entry of the history, newest first. */
interface Step {
  action: string;
  from_stage: Stage | null;
  to_stage: Stage | null;
  undone_at: string | null;
  undo_until: string | null;
}

/** A member who sees a job sees those who applied for it. */
export const canSeeApplication = (viewer: Viewer, application: { job_owner_uuid: string }): boolean =>
  canSeeJob(viewer, { owner_uuid: application.job_owner_uuid });

/** Who has marked a person may take the mark off, and the master. */
export const canUnblock = (viewer: Viewer, block: { blocked_by: string }): boolean =>
  viewer.type === 'master' || viewer.accountUuid === block.blocked_by;

/** What may be done with an application now; the screen offers these and no others. */
export const applicationAbilities = (
  application: { stage: Stage; withdrawn_at: string | null },
  history: readonly Step[],
  now: Date,
): ApplicationDetail['abilities'] => ({
  move_to: application.withdrawn_at === null ? possibleMoves(application.stage, rejectedFrom(history)) : [],
  undo: lastUndoable(history, now) !== undefined,
  correct: true,
});

/** The stage from which the application was last rejected. */
export const rejectedFrom = (history: readonly Step[]): Stage | null =>
  history.find((entry) => entry.to_stage === 'reject' && entry.undone_at === null)?.from_stage ?? null;

/** Entries of the history that are no step from stage to stage. */
const NO_STEPS: readonly string[] = ['message_sent', 'message_refused', 'corrected', 'withdrew'];

/** The newest step, if it is a move that can still be taken back. */
export function lastUndoable<Entry extends Step>(history: readonly Entry[], now: Date): Entry | undefined {
  const last = history.find(({ action }) => !NO_STEPS.includes(action));
  if (!last?.undo_until || last.undone_at !== null) return undefined;
  return new Date(last.undo_until) > now ? last : undefined;
}
