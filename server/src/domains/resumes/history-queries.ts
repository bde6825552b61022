import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import type { Reader, Trx } from '../../db/database.ts';

export interface NewHistory {
  uuid: string;
  application_uuid: string;
  action:
    | 'applied'
    | 'moved'
    | 'rejected'
    | 'restored'
    | 'undone'
    | 'corrected'
    | 'message_sent'
    | 'message_refused'
    | 'withdrew';
  from_stage: Stage | null;
  to_stage: Stage | null;
  reason: string;
  actor_uuid: string | null;
  version: number;
  stage_since_before: string | null;
  /** Until when a move can be taken back; moves only. */
  undo_until?: Date;
  batch_uuid?: string;
  at: Date;
}

export async function insertHistory(trx: Trx, companyUuid: string, ...entries: NewHistory[]): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('application_history')
    .values(entries.map((entry) => ({ company_uuid: companyUuid, undo_until: null, batch_uuid: null, ...entry })))
    .execute();
}

/** The steps of an application, newest first; by version, since clocks of servers differ and are set back at times. */
export function readHistory(reader: Reader, companyUuid: string, applicationUuid: string) {
  return reader
    .selectFrom('application_history')
    .leftJoin('account', 'account.uuid', 'application_history.actor_uuid')
    .select([
      'application_history.uuid',
      'application_history.action',
      'application_history.from_stage',
      'application_history.to_stage',
      'application_history.reason',
      'application_history.actor_uuid',
      'application_history.version',
      'application_history.stage_since_before',
      'application_history.at',
      'application_history.undone_at',
      'application_history.undo_until',
      'account.name as actor_name',
    ])
    .where('application_history.company_uuid', '=', companyUuid)
    .where('application_history.application_uuid', '=', applicationUuid)
    .orderBy('application_history.version', 'desc')
    .orderBy('application_history.at', 'desc')
    .orderBy('application_history.uuid', 'desc')
    .limit(200)
    .execute();
}

export type HistoryRow = Awaited<ReturnType<typeof readHistory>>[number];

/** Messages about steps that have been overtaken by another one never go out. */
export async function recallHeldMessages(
  trx: Trx,
  companyUuid: string,
  applicationUuids: readonly string[],
): Promise<void> {
  await trx
    .updateTable('candidate_message')
    .set({ state: 'recalled' })
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', 'in', applicationUuids)
    .where('state', '=', 'held')
    .execute();
}

/** Marks a step as taken back and recalls its message. @returns false when that message has gone out already */
export async function markUndone(trx: Trx, companyUuid: string, historyUuid: string, at: Date): Promise<boolean> {
  await trx
    .updateTable('application_history')
    .set({ undone_at: at })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', historyUuid)
    .execute();
  await trx
    .updateTable('candidate_message')
    .set({ state: 'recalled' })
    .where('company_uuid', '=', companyUuid)
    .where('history_uuid', '=', historyUuid)
    .where('state', '=', 'held')
    .execute();
  const sent = await trx
    .selectFrom('candidate_message')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('history_uuid', '=', historyUuid)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return sent === undefined;
}

export interface NewMessage {
  uuid: string;
  application_uuid: string;
  history_uuid: string;
  subject: string;
  body: string;
  send_after: Date;
}

export async function insertMessages(trx: Trx, companyUuid: string, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await trx
    .insertInto('candidate_message')
    .values(messages.map((message) => ({ company_uuid: companyUuid, ...message })))
    .execute();
}

/** A message with whom it goes to, locked. */
export function lockMessage(trx: Trx, companyUuid: string, uuid: string) {
  return trx
    .selectFrom('candidate_message')
    .innerJoin('application', (join) =>
      join
        .onRef('application.company_uuid', '=', 'candidate_message.company_uuid')
        .onRef('application.uuid', '=', 'candidate_message.application_uuid'),
    )
    .select([
      'candidate_message.state',
      'candidate_message.subject',
      'candidate_message.body',
      'candidate_message.application_uuid',
      'application.email',
      'application.phone',
      'application.version',
      'application.kind',
      'application.job_uuid',
    ])
    .where('candidate_message.company_uuid', '=', companyUuid)
    .where('candidate_message.uuid', '=', uuid)
    .forUpdate('candidate_message')
    .executeTakeFirst();
}

/** What became of a message that was held. */
export async function settleMessage(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  state: 'sent' | 'refused',
): Promise<void> {
  await trx
    .updateTable('candidate_message')
    .set({ state })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}
