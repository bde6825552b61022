import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/resumes/bulk.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { writeAudit } from '../../../db/audit.ts';
import type { Trx } from '../../../db/database.ts';
import { type Member, type RequestContext, requireMember } from '../../../http/context.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { insertHistory, recallHeldMessages } from '../history-queries.ts';
import {
  type BatchStep,
  lockBatch,
  lockStepsOfBatch,
  markRecalled,
  markStepsUndone,
  readHeldBatches,
  restoreStages,
} from './batch-queries.ts';

export async function listHeldBatches(context: RequestContext): Promise<OutputOf<typeof contract.listHeldBatches>> {
  const { companyUuid, accountUuid, type } = requireMember(context);
  const actor = type === 'master' ? undefined : accountUuid;
  return { items: await readHeldBatches(context.services.db, companyUuid, actor, context.now) };
}

/**
 * Takes a decision on many back. Whoever was decided about anew since stays where he is.
 * @throws AppError 40401 unknown or another's, 40903 too late or recalled before
 */
export function recallBatch(
  context: RequestContext,
  { uuid }: ParsedInputOf<typeof contract.recallBatch>,
): Promise<OutputOf<typeof contract.recallBatch>> {
  const member = requireMember(context);
  const { companyUuid, accountUuid, type } = member;
  return context.transaction(async (trx) => {
    const batch = await lockBatch(trx, companyUuid, uuid);
    if (!batch || (type !== 'master' && batch.actor_uuid !== accountUuid)) throw new AppError(40401);
    if (batch.recalled_at !== null || new Date(batch.hold_until) <= context.now) throw new AppError(40903);
    await markRecalled(trx, companyUuid, uuid, context.now);
    const steps = await lockStepsOfBatch(trx, companyUuid, uuid);
    const untouched = steps.filter((step) => step.undone_at === null && step.version === step.version_after);
    if (untouched.length > 0) await takeBack(trx, context, member, untouched);
    await publishEvent(trx, member, { type: 'applications.changed', batch_uuid: uuid });
    const others = steps.filter((step) => !untouched.includes(step) && step.undone_at === null);
    return {
      taken_back: untouched.length,
      left_out: others.map(({ uuid, name, stage }) => ({ uuid, name, stage, reason: 'changed' as const })),
    };
  });
}

async function takeBack(trx: Trx, context: RequestContext, member: Member, steps: BatchStep[]): Promise<void> {
  const { companyUuid, accountUuid } = member;
  const histories = steps.map((step) => step.history_uuid);
  await restoreStages(trx, companyUuid, histories);
  await markStepsUndone(trx, companyUuid, histories, context.now);
  await recallHeldMessages(
    trx,
    companyUuid,
    steps.map((step) => step.uuid),
  );
  await insertHistory(
    trx,
    companyUuid,
    ...steps.map((step) => ({
      uuid: uuidv7(),
      application_uuid: step.uuid,
      action: 'undone' as const,
      from_stage: step.stage,
      to_stage: step.from_stage,
      reason: '',
      actor_uuid: accountUuid,
      version: step.version + 1,
      stage_since_before: step.stage_since,
      at: context.now,
    })),
  );
  await writeAudit(
    trx,
    ...steps.map((step) => ({
      companyUuid,
      actorUuid: accountUuid,
      action: 'application.undone',
      objectType: 'application',
      objectUuid: step.uuid,
      requestId: context.requestId,
      detail: { from: step.stage, to: step.from_stage },
    })),
  );
}
