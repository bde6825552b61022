import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/resumes/bulk.ts';
import { type LeftOut, MAX_BATCH } from '@qinghe/contract/resumes/bulk.ts';
import { v7 as uuidv7 } from 'uuid';
import { writeAudit } from '../../../db/audit.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { type Member, type RequestContext, requireMember } from '../../../http/context.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { findCompanyName } from '../../company/index.ts';
import { canSeeJob } from '../../jobs/index.ts';
import { toFilter } from '../desk/list-applications.ts';
import { readSelection, weighWords } from '../desk/list-queries.ts';
import { insertHistory, insertMessages, recallHeldMessages } from '../history-queries.ts';
import { composeMessage, fillIn } from '../message/hold-message.ts';
import { holdUntil, leftOutOf } from '../rules.ts';
import { releaseBatch } from '../task-definitions.ts';
import {
  insertBatch,
  lockSelected,
  readRejectOrigins,
  readSelected,
  readToldRejected,
  type SelectedRow,
  setStageOfMany,
} from './batch-queries.ts';

type Decision = ParsedInputOf<typeof contract.planDecision>;

export async function selectApplications(
  context: RequestContext,
  input: ParsedInputOf<typeof contract.selectApplications>,
): Promise<OutputOf<typeof contract.selectApplications>> {
  const member = requireMember(context);
  const filter = await weighWords(context.services.db, member.companyUuid, toFilter(member, input));
  const rows = await readSelection(context.services.db, member.companyUuid, filter, input.stage, MAX_BATCH);
  return { items: rows.slice(0, MAX_BATCH), more: rows.length > MAX_BATCH };
}

/** Says what a decision would do. Changes nothing. */
export async function planDecision(
  context: RequestContext,
  decision: Decision,
): Promise<OutputOf<typeof contract.planDecision>> {
  const member = requireMember(context);
  const { db } = context.services;
  const rows = await readSelected(db, member.companyUuid, uuidsOf(decision));
  const { moves, leftOut } = await sort(db, member, decision, rows);
  const companyName = await findCompanyName(db, member.companyUuid);
  const message = messageOf(decision);
  return {
    moves: moves.map((row) => ({
      uuid: row.uuid,
      name: row.name,
      job_title: row.job_title,
      from: row.stage,
      channel: message === '' ? null : row.email === '' ? 'sms' : 'email',
      message: fillIn(message, row, companyName),
    })),
    left_out: leftOut,
  };
}

/**
 * Moves or rejects many. Whoever cannot be moved (any more) is left out and named; nobody is overwritten. Messages wait
 * until the hold time has passed; the batch can be recalled until then.
 */
export function decideMany(
  context: RequestContext,
  { rewritten, ...decision }: ParsedInputOf<typeof contract.decideMany>,
): Promise<OutputOf<typeof contract.decideMany>> {
  const member = requireMember(context);
  const { companyUuid, accountUuid } = member;
  return context.transaction(async (trx) => {
    const rows = await lockSelected(trx, companyUuid, uuidsOf(decision));
    const { moves, leftOut } = await sort(trx, member, decision, rows);
    if (moves.length === 0) return { batch: null, left_out: leftOut };
    const own = new Map(rewritten.map(({ uuid, message }) => [uuid, message]));
    const texts = moves.map((row) => (decision.to === 'reject' ? (own.get(row.uuid) ?? messageOf(decision)) : ''));
    const batch = {
      uuid: uuidv7(),
      applications: moves.length,
      messages: texts.filter((text) => text !== '').length,
      hold_until: holdUntil(context.now),
    };
    await insertBatch(trx, companyUuid, {
      ...batch,
      actor_uuid: accountUuid,
      to_stage: decision.to,
      created_at: context.now,
    });
    await moveAll(trx, context, member, decision, moves, texts, batch);
    return {
      batch: { ...batch, actor_name: member.name, to: decision.to, hold_until: batch.hold_until.toISOString() },
      left_out: leftOut,
    };
  });
}

/** Stages, history, audit, messages, the task that lets them go, one event. */
async function moveAll(
  trx: Trx,
  context: RequestContext,
  member: Member,
  { to, reason }: Decision,
  moves: SelectedRow[],
  texts: string[],
  batch: { uuid: string; hold_until: Date },
): Promise<void> {
  const { companyUuid, accountUuid } = member;
  const uuids = moves.map((row) => row.uuid);
  const steps = moves.map((row) => ({ row, historyUuid: uuidv7() }));
  await setStageOfMany(trx, companyUuid, uuids, { stage: to, at: context.now });
  await recallHeldMessages(trx, companyUuid, uuids);
  await insertHistory(
    trx,
    companyUuid,
    ...steps.map(({ row, historyUuid }) => ({
      uuid: historyUuid,
      application_uuid: row.uuid,
      action: actionOf(row, to),
      from_stage: row.stage,
      to_stage: to,
      reason,
      actor_uuid: accountUuid,
      version: row.version + 1,
      stage_since_before: row.stage_since,
      undo_until: batch.hold_until,
      batch_uuid: batch.uuid,
      at: context.now,
    })),
  );
  await writeAudit(
    trx,
    ...moves.map((row) => ({
      companyUuid,
      actorUuid: accountUuid,
      action: `application.${actionOf(row, to)}`,
      objectType: 'application',
      objectUuid: row.uuid,
      requestId: context.requestId,
      detail: { from: row.stage, to, batch: batch.uuid },
    })),
  );
  const companyName = await findCompanyName(trx, companyUuid);
  const messages = steps.flatMap(({ row, historyUuid }, index) => {
    const text = texts[index] ?? '';
    return text === ''
      ? []
      : [composeMessage({ application: row, historyUuid, text, sendAfter: batch.hold_until }, companyName)];
  });
  await insertMessages(trx, companyUuid, messages);
  if (messages.length > 0) {
    const payload = { company_uuid: companyUuid, batch_uuid: batch.uuid };
    await context.services.tasks.enqueue(trx, releaseBatch, payload, batch.hold_until);
  }
  await publishEvent(trx, member, { type: 'applications.changed', batch_uuid: batch.uuid });
}

const actionOf = (row: SelectedRow, to: Decision['to']): 'moved' | 'rejected' | 'restored' =>
  to === 'reject' ? 'rejected' : row.stage === 'reject' ? 'restored' : 'moved';

/** Only a rejection tells by itself; what an invitation says comes with the invitation. */
const messageOf = ({ to, message }: Decision): string => (to === 'reject' ? message : '');

const uuidsOf = ({ items }: Decision): string[] => [...new Set(items.map((item) => item.uuid))];

/** Who of the selected is moved and who is left out, in the order in which they were selected. */
async function sort(
  reader: Reader,
  member: Member,
  decision: Decision,
  rows: SelectedRow[],
): Promise<{ moves: SelectedRow[]; leftOut: LeftOut[] }> {
  const uuids = rows.map((row) => row.uuid);
  const [origins, told] =
    uuids.length === 0
      ? [[], []]
      : await Promise.all([
          readRejectOrigins(reader, member.companyUuid, uuids),
          readToldRejected(reader, member.companyUuid, uuids),
        ]);
  const originOf = new Map(origins.map((row) => [row.application_uuid, row.from_stage]));
  const toldOnes = new Set(told.map((row) => row.application_uuid));
  const rowOf = new Map(rows.map((row) => [row.uuid, row]));
  const seenVersion = new Map(decision.items.map((item) => [item.uuid, item.version]));
  const moves: SelectedRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const uuid of uuidsOf(decision)) {
    const row = rowOf.get(uuid);
    if (!row || !canSeeJob(member, { owner_uuid: row.job_owner_uuid })) {
      leftOut.push({ uuid, name: '', stage: null, reason: 'gone' });
      continue;
    }
    const reason = leftOutOf(
      {
        stage: row.stage,
        rejectedFrom: originOf.get(uuid) ?? null,
        fresh: row.version === seenVersion.get(uuid),
        told: toldOnes.has(uuid),
        withdrawn: row.withdrawn_at !== null,
      },
      { ...decision, message: messageOf(decision) },
    );
    if (reason === null) moves.push(row);
    else leftOut.push({ uuid, name: row.name, stage: row.stage, reason });
  }
  return { moves, leftOut };
}
