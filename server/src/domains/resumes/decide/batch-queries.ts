import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { sharesOf } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';

/** Those of the selected applications that the company has, with what a decision needs to know of each. */
export function readSelected(reader: Reader, companyUuid: string, uuids: readonly string[]) {
  return selected(reader, companyUuid, uuids).execute();
}

/** The same, locked; always in one order, so that two decisions on the same people wait for each other at worst. */
export function lockSelected(trx: Trx, companyUuid: string, uuids: readonly string[]) {
  return selected(trx, companyUuid, uuids).forUpdate('application').execute();
}

const selected = (reader: Reader, companyUuid: string, uuids: readonly string[]) =>
  reader
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select([
      'application.uuid',
      'application.name',
      'application.anonymous_as',
      'application.stage',
      'application.version',
      'application.stage_since',
      'application.email',
      'application.withdrawn_at',
      'application.is_parked',
      'job.title as job_title',
      'job.owner_uuid as job_owner_uuid',
      sharesOf('job').as('job_shares'),
    ])
    .where('application.company_uuid', '=', companyUuid)
    .where('application.uuid', 'in', uuids)
    .orderBy('application.uuid');

export type SelectedRow = Awaited<ReturnType<typeof readSelected>>[number];

/** The stage from which each was last rejected. */
export function readRejectOrigins(reader: Reader, companyUuid: string, uuids: readonly string[]) {
  return reader
    .selectFrom('application_history')
    .distinctOn('application_uuid')
    .select(['application_uuid', 'from_stage'])
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', 'in', uuids)
    .where('to_stage', '=', 'reject')
    .where('undone_at', 'is', null)
    .orderBy('application_uuid')
    .orderBy('version', 'desc')
    .execute();
}

export async function setStageOfMany(
  trx: Trx,
  companyUuid: string,
  uuids: readonly string[],
  { stage, at }: { stage: Stage; at: Date },
): Promise<void> {
  await trx
    .updateTable('application')
    .set((e) => ({
      stage,
      // Who was parked among the new ones has waited since they came.
      stage_since: e.case().when('stage', '=', stage).then(e.ref('stage_since')).else(at.toISOString()).end(),
      is_parked: false,
      version: e('version', '+', 1),
    }))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', 'in', uuids)
    .execute();
}

export async function insertBatch(
  trx: Trx,
  companyUuid: string,
  batch: {
    uuid: string;
    actor_uuid: string;
    to_stage: Stage;
    applications: number;
    messages: number;
    hold_until: Date;
    created_at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('decision_batch')
    .values({ company_uuid: companyUuid, ...batch })
    .execute();
}

/** Batches that can still be recalled, newest first: a sub-account's own, for a master everybody's. */
export function readHeldBatches(reader: Reader, { companyUuid, ownerUuid }: Scope, now: Date) {
  return reader
    .selectFrom('decision_batch')
    .innerJoin('account', 'account.uuid', 'decision_batch.actor_uuid')
    .select([
      'decision_batch.uuid',
      'decision_batch.to_stage as to',
      'decision_batch.applications',
      'decision_batch.messages',
      'decision_batch.hold_until',
      'account.name as actor_name',
    ])
    .where('decision_batch.company_uuid', '=', companyUuid)
    .where('decision_batch.hold_until', '>', now.toISOString())
    .where('decision_batch.recalled_at', 'is', null)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where('decision_batch.actor_uuid', '=', owner)))
    .orderBy('decision_batch.created_at', 'desc')
    .limit(20)
    .execute();
}

export function lockBatch(trx: Trx, companyUuid: string, uuid: string) {
  return trx
    .selectFrom('decision_batch')
    .select(['uuid', 'actor_uuid', 'hold_until', 'recalled_at'])
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
}

export async function markRecalled(trx: Trx, companyUuid: string, uuid: string, at: Date): Promise<void> {
  await trx
    .updateTable('decision_batch')
    .set({ recalled_at: at })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

/** The steps of a batch with their applications, locked; in the order in which decisions lock them too. */
export function lockStepsOfBatch(trx: Trx, companyUuid: string, batchUuid: string) {
  return trx
    .selectFrom('application_history')
    .innerJoin('application', (join) =>
      join
        .onRef('application.company_uuid', '=', 'application_history.company_uuid')
        .onRef('application.uuid', '=', 'application_history.application_uuid'),
    )
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select([
      'job.owner_uuid as job_owner_uuid',
      sharesOf('job').as('job_shares'),
      'application_history.uuid as history_uuid',
      'application_history.from_stage',
      'application_history.stage_since_before',
      'application_history.version as version_after',
      'application_history.undone_at',
      'application.uuid',
      'application.name',
      'application.anonymous_as',
      'application.stage',
      'application.stage_since',
      'application.version',
    ])
    .where('application_history.company_uuid', '=', companyUuid)
    .where('application_history.batch_uuid', '=', batchUuid)
    .orderBy('application.uuid')
    .forUpdate('application')
    .execute();
}

export type BatchStep = Awaited<ReturnType<typeof lockStepsOfBatch>>[number];

/** Puts applications back to where their steps began, each with the time that it had there. */
export async function restoreStages(trx: Trx, companyUuid: string, historyUuids: readonly string[]): Promise<void> {
  await trx
    .updateTable('application')
    .from('application_history')
    .set((e) => ({
      stage: e.fn.coalesce('application_history.from_stage', 'application.stage'),
      stage_since: e.fn.coalesce('application_history.stage_since_before', 'application.stage_since'),
      // Who withdrew, or refused meanwhile that machines sort, is not parked again.
      is_parked: sql<boolean>`application_history.parked_before and application.withdrawn_at is null
        and application.parked_for is not null`,
      version: e('application.version', '+', 1),
    }))
    .whereRef('application_history.company_uuid', '=', 'application.company_uuid')
    .whereRef('application_history.application_uuid', '=', 'application.uuid')
    .where('application_history.company_uuid', '=', companyUuid)
    .where('application_history.uuid', 'in', historyUuids)
    .execute();
}

export async function markStepsUndone(
  trx: Trx,
  companyUuid: string,
  historyUuids: readonly string[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('application_history')
    .set({ undone_at: at })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', 'in', historyUuids)
    .execute();
}
