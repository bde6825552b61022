import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import * as contract from '@qinghe/contract/resumes/decide-many.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { reaches, rightOf } from '../../../sharing.ts';
import { findCompanyName } from '../../company/index.ts';
import { requireCleanLetters, requirePublishableTexts } from '../../jobs/index.ts';
import { jobOf } from '../access.ts';
import { readHiddenNames } from '../anonymous/anonymous-queries.ts';
import { revealReached } from '../anonymous/reveal.ts';
import { filterOf } from '../desk/filter-queries.ts';
import { readSelection } from '../desk/list-queries.ts';
import { insertHistory } from '../history-queries.ts';
import { composeMessage, fillIn, holdMessages, PLACES, recallHeldMessages } from '../message/hold-message.ts';
import { readNotifiedRejected } from '../message/message-queries.ts';
import { actionOf, holdUntil, leftOutOf } from '../rules.ts';
import {
  insertBatch,
  lockSelected,
  readRejectOrigins,
  readSelected,
  type SelectedRow,
  setStageOfMany,
} from './batch-queries.ts';

type Decision = ParsedInputOf<typeof contract.planDecision>;

export const selectApplications = read(contract.selectApplications, async (call, { stage, sort, ...conditions }) => {
  const filter = await filterOf(call, { stage, ...conditions });
  const rows = await readSelection(call.db, call.scope, filter, { stage, sort, limit: contract.MAX_BATCH });
  return { items: rows.slice(0, contract.MAX_BATCH), more: rows.length > contract.MAX_BATCH };
});

/** Says what a decision would do. Changes nothing. */
export const planDecision = read(contract.planDecision, async ({ db, member }, decision) => {
  const rows = await readSelected(db, member.companyUuid, uuidsOf(decision));
  const { moves, leftOut } = await sort(db, member, decision, rows);
  const companyName = await findCompanyName(db, member.companyUuid);
  const message = messageOf(decision);
  return {
    moves: moves.map((row) => ({
      uuid: row.uuid,
      name: row.name,
      anonymous_as: row.anonymous_as,
      job_title: row.job_title,
      from: row.stage,
      channel: message === '' ? null : row.email === '' ? ('sms' as const) : ('email' as const),
      // The name of somebody anonymous is filled in as it is sent.
      message: fillIn(message, row.anonymous_as === null ? row : { ...row, name: PLACES.name }, companyName),
    })),
    left_out: leftOut,
  };
});

/**
 * Moves or rejects many; those who cannot be moved (any more) are left out and named. Messages wait until the hold time
 * has passed, and the batch can be recalled until then.
 * @throws AppError 42202 for words to all or one of them that may not be published
 */
export const decideMany = write(
  contract.decideMany,
  { audit: 'application.moved' },
  async (call, { rewritten, ...decision }) => {
    const { db, member, now, locale } = call;
    await requirePublishableTexts(db, { message: messageOf(decision) }, locale);
    const letters = rewritten.map(({ message }, index) => [`rewritten.${index}.message`, message]);
    await requireCleanLetters(db, Object.fromEntries(letters), locale);
    const rows = await lockSelected(db, member.companyUuid, uuidsOf(decision));
    const { moves, leftOut } = await sort(db, member, decision, rows);
    if (moves.length === 0) {
      call.noteNothing();
      return { batch: null, left_out: leftOut };
    }
    const own = new Map(rewritten.map(({ uuid, message }) => [uuid, message]));
    const texts = moves.map((row) => (decision.to === 'reject' ? (own.get(row.uuid) ?? messageOf(decision)) : ''));
    const batch = {
      uuid: uuidv7(),
      applications: moves.length,
      messages: texts.filter((text) => text !== '').length,
      hold_until: holdUntil(now),
    };
    const stored = { ...batch, actor_uuid: member.accountUuid, to_stage: decision.to, created_at: now };
    await insertBatch(db, member.companyUuid, stored);
    await moveAll(call, decision, moves, texts, batch);
    return {
      batch: { ...batch, actor_name: member.name, to: decision.to, hold_until: batch.hold_until.toISOString() },
      left_out: leftOut,
    };
  },
);

/** Stages, history, audit, messages that are held, one event. */
async function moveAll(
  { db, member, services, now, note, publish }: MemberWrite,
  { to, reason }: Decision,
  moves: SelectedRow[],
  texts: string[],
  batch: { uuid: string; hold_until: Date },
): Promise<void> {
  const { companyUuid, accountUuid } = member;
  const uuids = moves.map((row) => row.uuid);
  const steps = moves.map((row) => ({ row, historyUuid: uuidv7() }));
  await setStageOfMany(db, companyUuid, uuids, { stage: to, at: now });
  await recallHeldMessages(db, uuids);
  await insertHistory(
    db,
    companyUuid,
    ...steps.map(({ row, historyUuid }) => ({
      uuid: historyUuid,
      application_uuid: row.uuid,
      action: actionOf(row.stage, to),
      from_stage: row.stage,
      to_stage: to,
      reason,
      actor_uuid: accountUuid,
      version: row.version + 1,
      stage_since_before: row.stage_since,
      parked_before: row.is_parked,
      undo_until: batch.hold_until,
      batch_uuid: batch.uuid,
      at: now,
    })),
  );
  note(
    ...moves.map((row) => ({
      action: `application.${actionOf(row.stage, to)}` as const,
      objectUuid: row.uuid,
      detail: { from: row.stage, to, batch: batch.uuid },
    })),
  );
  const revealed = await revealReached(db, companyUuid, uuids, { accountUuid, at: now });
  note(
    ...revealed.map(({ uuid, code }) => ({
      action: 'application.revealed' as const,
      objectUuid: uuid,
      detail: { code, batch: batch.uuid },
    })),
  );
  const companyName = await findCompanyName(db, companyUuid);
  const names = await readHiddenNames(db, companyUuid, uuids);
  const messages = steps.flatMap(({ row, historyUuid }, index) => {
    const text = texts[index] ?? '';
    return text === ''
      ? []
      : [
          composeMessage(
            {
              application: { ...row, name: names.get(row.uuid) ?? row.name },
              historyUuid,
              text,
              sendAfter: batch.hold_until,
            },
            companyName,
          ),
        ];
  });
  await holdMessages({ db, services, now }, companyUuid, messages);
  await publish(
    { type: 'applications.changed', batch_uuid: batch.uuid },
    moves.flatMap(({ job_owner_uuid, job_shares }) => [job_owner_uuid, ...job_shares.map((one) => one.account_uuid)]),
  );
}

/** Only a rejection tells by itself; what an invitation says comes with the invitation. */
const messageOf = ({ to, message }: Decision): string => (to === 'reject' ? message : '');

const uuidsOf = ({ items }: Decision): string[] => [...new Set(items.map((item) => item.uuid))];

/** Who of the selected is moved and who is left out, in the order in which they were selected. */
async function sort(
  reader: Reader,
  member: Member,
  decision: Decision,
  rows: SelectedRow[],
): Promise<{ moves: SelectedRow[]; leftOut: contract.LeftOut[] }> {
  const uuids = rows.map((row) => row.uuid);
  const [origins, told] =
    uuids.length === 0
      ? [[], []]
      : await Promise.all([
          readRejectOrigins(reader, member.companyUuid, uuids),
          readNotifiedRejected(reader, member.companyUuid, uuids),
        ]);
  const originOf = new Map(origins.map((row) => [row.application_uuid, row.from_stage]));
  const notifiedOnes = new Set(told.map((row) => row.application_uuid));
  const rowOf = new Map(rows.map((row) => [row.uuid, row]));
  const seenVersion = new Map(decision.items.map((item) => [item.uuid, item.version]));
  const moves: SelectedRow[] = [];
  const leftOut: contract.LeftOut[] = [];
  for (const uuid of uuidsOf(decision)) {
    const row = rowOf.get(uuid);
    const right = row && rightOf(member, jobOf(row));
    if (!row || !right) {
      leftOut.push({ uuid, name: '', anonymous_as: null, stage: null, reason: 'gone' });
      continue;
    }
    const { name, anonymous_as, stage } = row;
    if (!reaches(right, 'act')) {
      leftOut.push({ uuid, name, anonymous_as, stage, reason: 'read_only' });
      continue;
    }
    const reason = leftOutOf(
      {
        stage: row.stage,
        rejectedFrom: originOf.get(uuid) ?? null,
        fresh: row.version === seenVersion.get(uuid),
        told: notifiedOnes.has(uuid),
        withdrawn: row.withdrawn_at !== null,
        parked: row.is_parked,
      },
      { ...decision, message: messageOf(decision) },
    );
    if (reason === null) moves.push(row);
    else leftOut.push({ uuid, name, anonymous_as, stage, reason });
  }
  return { moves, leftOut };
}
