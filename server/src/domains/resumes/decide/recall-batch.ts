import * as contract from '@qinghe/contract/resumes/decide-many.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { revealReached } from '../anonymous/reveal.ts';
import { insertHistory } from '../history-queries.ts';
import { recallHeldMessages } from '../message/hold-message.ts';
import {
  type BatchStep,
  lockBatch,
  lockStepsOfBatch,
  markRecalled,
  markStepsUndone,
  readHeldBatches,
  restoreStages,
} from './batch-queries.ts';

export const listHeldBatches = read(contract.listHeldBatches, async ({ db, scope, now }) => ({
  items: await readHeldBatches(db, scope, now),
}));

/**
 * Takes a decision on many back. Those decided about again since stay where they are.
 * @throws AppError 40401 unknown or another's, 40903 too late or recalled before
 */
export const recallBatch = write(contract.recallBatch, { audit: 'application.undone' }, async (call, { uuid }) => {
  const { db, scope, now } = call;
  const { companyUuid, ownerUuid } = scope;
  const found = await lockBatch(db, companyUuid, uuid);
  const isOwn = ownerUuid === undefined || found?.actor_uuid === ownerUuid;
  const batch = requireFound(isOwn ? found : undefined);
  if (batch.recalled_at !== null || new Date(batch.hold_until) <= now) throw new AppError(40903);
  await markRecalled(db, companyUuid, uuid, now);
  const steps = await lockStepsOfBatch(db, companyUuid, uuid);
  const untouched = steps.filter((step) => step.undone_at === null && step.version === step.version_after);
  if (untouched.length > 0) await takeBack(call, untouched);
  await call.publish(
    { type: 'applications.changed', batch_uuid: uuid },
    steps.flatMap((step) => [step.job_owner_uuid, ...step.job_shares.map((one) => one.account_uuid)]),
  );
  const others = steps.filter((step) => !untouched.includes(step) && step.undone_at === null);
  return {
    taken_back: untouched.length,
    left_out: others.map(({ uuid, name, anonymous_as, stage }) => ({
      uuid,
      name,
      anonymous_as,
      stage,
      reason: 'changed' as const,
    })),
  };
});

async function takeBack({ db, member, now, note }: MemberWrite, steps: BatchStep[]): Promise<void> {
  const { companyUuid, accountUuid } = member;
  const histories = steps.map((step) => step.history_uuid);
  await restoreStages(db, companyUuid, histories);
  await markStepsUndone(db, companyUuid, histories, now);
  await recallHeldMessages(
    db,
    steps.map((step) => step.uuid),
  );
  const uuids = steps.map((step) => step.uuid);
  const revealed = await revealReached(db, companyUuid, uuids, { accountUuid, at: now });
  await insertHistory(
    db,
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
      at: now,
    })),
  );
  note(
    ...revealed.map(({ uuid, code }) => ({
      action: 'application.revealed' as const,
      objectUuid: uuid,
      detail: { code },
    })),
  );
  note(...steps.map(({ uuid, stage, from_stage }) => ({ objectUuid: uuid, detail: { from: stage, to: from_stage } })));
}
