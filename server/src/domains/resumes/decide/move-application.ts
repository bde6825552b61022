import * as contract from '@qinghe/contract/resumes/decide.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { requireCleanLetters } from '../../jobs/index.ts';
import { lastUndoable, rejectedFrom } from '../access.ts';
import { readHiddenNames } from '../anonymous/anonymous-queries.ts';
import { revealReached } from '../anonymous/reveal.ts';
import { completeDetail } from '../desk/present-application.ts';
import { insertHistory, markUndone, readHistory } from '../history-queries.ts';
import { type LockedApplication, lockApplicationForUpdate } from '../lock-application.ts';
import { holdMessage, recallHeldMessages, recallMessageOfStep } from '../message/hold-message.ts';
import { lockApplication, setStage } from '../queries.ts';
import { actionOf, judgeMove, undoUntil } from '../rules.ts';

/** @throws AppError 40901 stale with the current state, 40902 no such move, 400 a move back without a reason */
export const moveApplication = write(
  contract.moveApplication,
  { audit: 'application.moved' },
  async (call, { to, reason, ...seen }) => {
    const moved = await step(call, await lockApplicationForUpdate(call, seen), { to, reason });
    return completeDetail(call, moved.application, moved.history);
  },
);

/** Rejects; the message is held until the undo time has passed. Errors as for a move, 42202 for words that it may not say. */
export const rejectApplication = write(
  contract.rejectApplication,
  { audit: 'application.rejected' },
  async (call, { reason, message, ...seen }) => {
    await requireCleanLetters(call.db, { message }, call.locale);
    const { application, history } = await step(call, await lockApplicationForUpdate(call, seen), {
      to: 'reject',
      reason,
    });
    if (message !== '') {
      const { companyUuid } = call.member;
      const names = await readHiddenNames(call.db, companyUuid, [application.uuid]);
      await holdMessage(call, {
        companyUuid,
        application: { ...application, name: names.get(application.uuid) ?? application.name },
        historyUuid: history[0]?.uuid ?? '',
        text: message,
        sendAfter: undoUntil(call.now),
      });
    }
    return completeDetail(call, application, history);
  },
);

/** Takes the last move back; a message that is held is recalled. @throws AppError 40901 stale, 40903 too late */
export const undoMove = write(contract.undoMove, { audit: 'application.undone' }, async (call, seen) => {
  const { db, member, now } = call;
  const { application, history } = await lockApplicationForUpdate(call, seen);
  const last = lastUndoable(history, now);
  if (!last?.from_stage) throw new AppError(40903);
  if (!(await recallMessageOfStep(db, member.companyUuid, last.uuid))) throw new AppError(40903);
  await markUndone(db, member.companyUuid, last.uuid, now);
  const since = last.stage_since_before ?? now.toISOString();
  const before = history.map((entry) => (entry === last ? { ...entry, undone_at: now.toISOString() } : entry));
  const restored = { application, history: before };
  const undone = await enterStage(call, restored, {
    action: 'undone',
    to: last.from_stage,
    reason: '',
    since,
    // Who withdrew, or refused meanwhile that machines sort, is not parked again.
    isParked: last.parked_before && application.withdrawn_at === null && application.parked_for !== null,
  });
  return completeDetail(call, undone.application, undone.history);
});

/** Moves a locked application to a stage if it may go there without a reason; leaves it where it is if not. */
export async function moveIfAllowed(call: MemberWrite, taken: LockedApplication, to: Stage): Promise<void> {
  const { stage, withdrawn_at, is_parked } = taken.application;
  if (
    withdrawn_at === null &&
    judgeMove(stage, to, rejectedFrom(taken.history), is_parked) === 'allowed' &&
    stage !== 'reject'
  )
    await step(call, taken, { to, reason: '' });
}

async function step(
  call: MemberWrite,
  taken: LockedApplication,
  { to, reason }: { to: Stage; reason: string },
): Promise<LockedApplication> {
  const { stage, stage_since, withdrawn_at, is_parked } = taken.application;
  const verdict = judgeMove(stage, to, rejectedFrom(taken.history), is_parked);
  if (verdict === 'forbidden' || withdrawn_at !== null) throw new AppError(40902);
  if (verdict === 'needs_reason' && reason === '')
    throw new AppError(400, { field: 'reason', reason: 'format.required' });
  const action = actionOf(stage, to);
  // Who was parked has waited for an answer since they came.
  const since = action === 'unparked' ? stage_since : call.now.toISOString();
  return enterStage(call, taken, { action, to, reason, since, isParked: false });
}

interface Step {
  action: ReturnType<typeof actionOf> | 'undone';
  to: Stage;
  reason: string;
  /** Since when the application counts as standing there. */
  since: string;
  isParked: boolean;
}

/** Writes the stage, its history, the audit row and the event, and reveals who came far enough. @returns the application and its history as they are now */
async function enterStage(
  call: MemberWrite,
  { application, history }: LockedApplication,
  { action, to, reason, since, isParked }: Step,
): Promise<LockedApplication> {
  const { db, member, now } = call;
  const { uuid, kind, job_uuid, job_owner_uuid, stage: from, is_parked: parked_before } = application;
  const version = application.version + 1;
  const undo_until = action === 'undone' ? null : undoUntil(now);
  await setStage(db, member.companyUuid, uuid, { stage: to, version, stage_since: since, is_parked: isParked });
  const entry = {
    uuid: uuidv7(),
    action,
    from_stage: from,
    to_stage: to,
    reason,
    actor_uuid: member.accountUuid,
    version,
    stage_since_before: application.stage_since,
    parked_before,
  };
  await insertHistory(db, member.companyUuid, { ...entry, application_uuid: uuid, undo_until, at: now });
  call.note({ action: `application.${action}`, objectUuid: uuid, detail: { from, to } });
  await call.publish({ type: 'application.moved', uuid, job_uuid, kind, from, to, version }, [job_owner_uuid]);
  const shown = {
    ...entry,
    at: now.toISOString(),
    undone_at: null,
    undo_until: undo_until?.toISOString() ?? null,
    actor_name: member.name,
    changes: null,
  };
  const entered = { ...application, stage: to, version, stage_since: since, is_parked: isParked };
  const [[revealed]] = await Promise.all([
    revealReached(db, member.companyUuid, [uuid], { accountUuid: member.accountUuid, at: now }),
    recallHeldMessages(db, [uuid]),
  ]);
  if (!revealed) return { application: entered, history: [shown, ...history] };
  call.note({ action: 'application.revealed', objectUuid: uuid, detail: { code: revealed.code } });
  return {
    application: requireFound(await lockApplication(db, member.companyUuid, uuid)),
    history: await readHistory(db, member.companyUuid, uuid),
  };
}
