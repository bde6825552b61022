import type { RecordChange } from '@qinghe/contract/resumes/application.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { NOT_WAITED_FOR } from '../../db/send-ahead.ts';

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
    | 'withdrew'
    | 'candidate_corrected'
    | 'unparked'
    | 'came_again'
    | 'revealed';
  from_stage: Stage | null;
  to_stage: Stage | null;
  reason: string;
  actor_uuid: string | null;
  version: number;
  stage_since_before: string | null;
  /** Whether it was parked before a move. */
  parked_before?: boolean;
  /** Until when a move can be taken back; moves only. */
  undo_until?: Date | null;
  batch_uuid?: string;
  /** What a candidate put right, with what stood there before. */
  changes?: readonly RecordChange[] | undefined;
  at: Date;
}

export async function insertHistory(trx: Trx, companyUuid: string, ...entries: NewHistory[]): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('application_history')
    .values(
      entries.map(({ changes, ...entry }) => ({
        company_uuid: companyUuid,
        undo_until: null,
        batch_uuid: null,
        parked_before: false,
        ...entry,
        changes: changes ? JSON.stringify(changes) : null,
      })),
    )
    .modifyEnd(NOT_WAITED_FOR)
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
      'application_history.parked_before',
      'application_history.at',
      'application_history.undone_at',
      'application_history.undo_until',
      'application_history.changes',
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

/** Marks a step as taken back. */
export async function markUndone(trx: Trx, companyUuid: string, historyUuid: string, at: Date): Promise<void> {
  await trx
    .updateTable('application_history')
    .set({ undone_at: at })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', historyUuid)
    .execute();
}
