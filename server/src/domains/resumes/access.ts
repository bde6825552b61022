import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { type Owned, reaches, rightOf, type Share, type Viewer } from '../../sharing.ts';
import { possibleMoves } from './rules.ts';

/** What these predicates need of an entry of the history, newest first. */
interface Step {
  action: string;
  from_stage: Stage | null;
  to_stage: Stage | null;
  undone_at: string | null;
  undo_until: string | null;
}

/** An application as what its access hangs on: its job. */
export const jobOf = ({
  job_owner_uuid,
  job_shares,
}: {
  job_owner_uuid: string;
  job_shares: readonly Share[];
}): Owned => ({
  owner_uuid: job_owner_uuid,
  shares: job_shares,
});

/** Who has marked a person may take the mark off, and the master. */
export const canUnblock = (viewer: Viewer, block: { blocked_by: string }): boolean =>
  viewer.type === 'master' || viewer.accountUuid === block.blocked_by;

/** Who said that two are one person, or are two, may take it back, and the master; the machine's word whoever decides on either. */
export const canUnlink = (viewer: Viewer, link: { account_uuid: string | null }, ends: readonly Owned[]): boolean =>
  link.account_uuid === null
    ? ends.some((job) => canDecide(viewer, job))
    : viewer.role === 'recruiter' && (viewer.type === 'master' || viewer.accountUuid === link.account_uuid);

/** Whether a member may decide on those who applied for a job, not only read them. */
export const canDecide = (viewer: Viewer, job: Owned): boolean => {
  const right = rightOf(viewer, job);
  return right !== null && reaches(right, 'act');
};

/** What may be done with an application now; the screen offers these and no others. */
export const applicationAbilities = (
  application: { stage: Stage; withdrawn_at: string | null; is_parked: boolean },
  history: readonly Step[],
  { decides, notes }: { decides: boolean; notes: boolean },
  now: Date,
): ApplicationDetail['abilities'] => ({
  move_to:
    decides && application.withdrawn_at === null
      ? possibleMoves(application.stage, rejectedFrom(history), application.is_parked)
      : [],
  undo: decides && lastUndoable(history, now) !== undefined,
  correct: decides,
  decide: decides,
  note: notes,
});

/** The stage from which the application was last rejected. */
export const rejectedFrom = (history: readonly Step[]): Stage | null =>
  history.find((entry) => entry.to_stage === 'reject' && entry.undone_at === null)?.from_stage ?? null;

/** Entries of the history that are no step from stage to stage. */
const NO_STEPS: readonly string[] = [
  'message_sent',
  'message_refused',
  'corrected',
  'withdrew',
  'came_again',
  'revealed',
];

/** The newest step, if it is a move that can still be taken back. */
export function lastUndoable<Entry extends Step>(history: readonly Entry[], now: Date): Entry | undefined {
  const last = history.find(({ action }) => !NO_STEPS.includes(action));
  if (!last?.undo_until || last.undone_at !== null) return undefined;
  return new Date(last.undo_until) > now ? last : undefined;
}
