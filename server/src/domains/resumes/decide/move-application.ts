import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/resumes/endpoints.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { writeAudit } from '../../../db/audit.ts';
import type { Trx } from '../../../db/database.ts';
import { type Member, type RequestContext, requireMember } from '../../../http/context.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { canSeeJob } from '../../jobs/index.ts';
import { lastUndoable, readDetail, rejectedFrom } from '../desk/present-application.ts';
import { type HistoryRow, insertHistory, markUndone, readHistory, recallHeldMessages } from '../history-queries.ts';
import { holdMessage } from '../message/hold-message.ts';
import { type FullApplication, lockApplication, setStage } from '../queries.ts';
import { judgeMove, undoUntil } from '../rules.ts';

type Detail = OutputOf<typeof contract.getApplication>;

/** @throws AppError 40901 stale with the current state, 40902 no such move, 400 a move back without a reason */
export function moveApplication(
  context: RequestContext,
  { uuid, version, to, reason }: ParsedInputOf<typeof contract.moveApplication>,
): Promise<Detail> {
  const member = requireMember(context);
  return context.transaction(async (trx) => {
    const { application, history } = await takeApplication(trx, context, member, uuid, version);
    await step(trx, context, member, application, history, { to, reason });
    return readDetail(trx, member, uuid, context.now);
  });
}

/** Rejects; the message is held until the undo time has passed. Errors as for a move. */
export function rejectApplication(
  context: RequestContext,
  { uuid, version, reason, message }: ParsedInputOf<typeof contract.rejectApplication>,
): Promise<Detail> {
  const member = requireMember(context);
  return context.transaction(async (trx) => {
    const { application, history } = await takeApplication(trx, context, member, uuid, version);
    const historyUuid = await step(trx, context, member, application, history, { to: 'reject', reason });
    // Whoever withdrew is told nothing more.
    if (message !== '' && application.withdrawn_at === null) {
      await holdMessage(trx, context.services, {
        companyUuid: member.companyUuid,
        application,
        historyUuid,
        text: message,
        sendAfter: undoUntil(context.now),
      });
    }
    return readDetail(trx, member, uuid, context.now);
  });
}

/** Takes the last move back; a message that is held is recalled. @throws AppError 40901 stale, 40903 too late */
export function undoMove(
  context: RequestContext,
  { uuid, version }: ParsedInputOf<typeof contract.undoMove>,
): Promise<Detail> {
  const member = requireMember(context);
  return context.transaction(async (trx) => {
    const { application, history } = await takeApplication(trx, context, member, uuid, version);
    const last = lastUndoable(history, context.now);
    if (!last?.from_stage) throw new AppError(40903);
    if (!(await markUndone(trx, member.companyUuid, last.uuid, context.now))) throw new AppError(40903);
    await enterStage(trx, context, member, application, {
      action: 'undone',
      to: last.from_stage,
      reason: '',
      since: last.stage_since_before ?? context.now.toISOString(),
    });
    return readDetail(trx, member, uuid, context.now);
  });
}

/** The application, locked, with its history. @throws AppError 40401, 40901 with the current state */
export async function takeApplication(
  trx: Trx,
  context: RequestContext,
  member: Member,
  uuid: string,
  version: number,
): Promise<{ application: FullApplication; history: HistoryRow[] }> {
  const application = await lockApplication(trx, member.companyUuid, uuid);
  if (!application || !canSeeJob(member, { owner_uuid: application.job_owner_uuid })) throw new AppError(40401);
  if (application.version !== version) {
    throw new AppError(40901, { data: await readDetail(trx, member, uuid, context.now) });
  }
  return { application, history: await readHistory(trx, member.companyUuid, uuid) };
}

async function step(
  trx: Trx,
  context: RequestContext,
  member: Member,
  application: FullApplication,
  history: HistoryRow[],
  { to, reason }: { to: Stage; reason: string },
): Promise<string> {
  if (application.withdrawn_at !== null && to !== 'reject') throw new AppError(40902);
  const verdict = judgeMove(application.stage, to, rejectedFrom(history));
  if (verdict === 'forbidden') throw new AppError(40902);
  if (verdict === 'needs_reason' && reason === '')
    throw new AppError(400, { field: 'reason', reason: 'format.required' });
  const action = to === 'reject' ? 'rejected' : application.stage === 'reject' ? 'restored' : 'moved';
  return enterStage(trx, context, member, application, { action, to, reason, since: context.now.toISOString() });
}

/** Writes the stage, its history, the audit row and the event. @returns uuid of the history entry */
async function enterStage(
  trx: Trx,
  context: RequestContext,
  member: Member,
  application: FullApplication,
  {
    action,
    to,
    reason,
    since,
  }: { action: 'moved' | 'rejected' | 'restored' | 'undone'; to: Stage; reason: string; since: string },
): Promise<string> {
  const { companyUuid, accountUuid } = member;
  const { uuid, kind, job_uuid, stage: from } = application;
  const version = application.version + 1;
  await setStage(trx, companyUuid, uuid, { stage: to, version, stage_since: since });
  await recallHeldMessages(trx, companyUuid, [uuid]);
  const historyUuid = uuidv7();
  await insertHistory(trx, companyUuid, {
    uuid: historyUuid,
    application_uuid: uuid,
    action,
    from_stage: from,
    to_stage: to,
    reason,
    actor_uuid: accountUuid,
    version,
    stage_since_before: application.stage_since,
    ...(action === 'undone' ? {} : { undo_until: undoUntil(context.now) }),
    at: context.now,
  });
  await writeAudit(trx, {
    companyUuid,
    actorUuid: accountUuid,
    action: `application.${action}`,
    objectType: 'application',
    objectUuid: uuid,
    requestId: context.requestId,
    detail: { from, to },
  });
  await publishEvent(trx, member, { type: 'application.moved', uuid, job_uuid, kind, from, to, version });
  return historyUuid;
}
