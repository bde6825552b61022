import type { HandledHelp, HandledHelpMessage } from '@qinghe/contract/help/console.ts';
import type { OperatorActor } from '../../actor.ts';
import { presentFile } from '../../conversation.ts';
import type { Reader } from '../../db/database.ts';
import { requireFound } from '../../refusals.ts';
import type { Calendar } from '../../time/working-days.ts';
import { readCalendar } from '../dict/index.ts';
import { findHandled, type HandledRow, type WrittenRow } from './queue-queries.ts';
import { minutesOfService } from './rules.ts';

interface Looking {
  operator: OperatorActor;
  now: Date;
}

/** How much of the last word a list shows. */
const SHOWN = 120;

export function presentHandled(
  row: HandledRow,
  { operator, now, calendar }: Looking & { calendar: Calendar },
): HandledHelp {
  const { uuid, version, state, account_uuid, company_uuid, company, operator_uuid, waiting_since } = row;
  return {
    ...{ uuid, version, state, last_seq: row.last_seq, read_by_them: row.read_by_person },
    account: { uuid: account_uuid, name: row.account },
    company: company_uuid && company ? { uuid: company_uuid, name: company } : null,
    operator: operator_uuid
      ? { uuid: operator_uuid, name: row.operator ?? '', is_you: operator_uuid === operator.operatorUuid }
      : null,
    returned_by: row.silent,
    last: { text: row.last_body.slice(0, SHOWN), side: row.last_side === 'person' ? 'person' : 'platform' },
    waited_minutes: waiting_since ? minutesOfService(calendar, new Date(waiting_since), now) : null,
    ...{ created_at: row.created_at, resolved_at: row.resolved_at },
    rating: row.satisfied === null ? null : { satisfied: row.satisfied, words: row.rating_words ?? '' },
  };
}

/** As it stands now. @throws AppError 40401 */
export async function presentNow({ db, operator, now }: Looking & { db: Reader }, uuid: string): Promise<HandledHelp> {
  const row = requireFound(await findHandled(db, uuid));
  return presentHandled(row, { operator, now, calendar: await readCalendar(db) });
}

export const presentWritten = (row: WrittenRow): HandledHelpMessage => {
  const { uuid, conversation_uuid, seq, side, body: text, sent_at, by } = row;
  return { uuid, conversation_uuid, seq, side, text, sent_at, by, file: presentFile(row) };
};
