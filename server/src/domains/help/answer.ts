import * as contract from '@qinghe/contract/help/console.ts';
import type { OperatorActor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { writeForOperator } from '../../http/operator.ts';
import type { Write } from '../../http/write.ts';
import { deliver } from '../../outside/deliver.ts';
import { requireFound } from '../../refusals.ts';
import { publishToAccount } from '../account/index.ts';
import { afterQuietHoursOf } from '../messages/index.ts';
import { answeredMail, UNREAD_MINUTES } from './answered-mail.ts';
import { type ConversationRow, changeConversation, hasNewer, lockConversation } from './help-queries.ts';
import { presentWritten } from './present.ts';
import { findWritten } from './queue-queries.ts';
import { findSent, requireNotAnothers, writeMessage } from './write-message.ts';

type OperatorWrite = Write & { operator: OperatorActor };
interface Words {
  uuid: string;
  conversation_uuid: string;
  text: string;
  file?: string | null;
}

/** Writes it once; what `first` does comes before, under the lock. @returns its uuid, and whether it is new */
async function writeOnce(
  { db, operator, now }: OperatorWrite,
  side: 'platform' | 'note',
  { uuid, conversation_uuid, text: body, file = null }: Words,
  first: (to: ConversationRow) => Promise<void>,
): Promise<ConversationRow | null> {
  const word = { uuid, side, operatorUuid: operator.operatorUuid, body, fileUuid: file };
  if (body === '' && file === null) throw new AppError(400, { field: 'text', reason: 'format.required' });
  const to = requireFound(await lockConversation(db, conversation_uuid));
  if (await findSent(db, { conversation_uuid }, word)) return null;
  await first(to);
  await writeMessage(db, to, word, now);
  return to;
}

const stored = async ({ db }: Write, uuid: string) => presentWritten(requireFound(await findWritten(db, uuid)));

/** The clock stops, and the person hears of it. @throws AppError 40401, 40902 where another has it, 40904 */
export const replyToHelp = writeForOperator(contract.replyToHelp, { audit: 'help.answered' }, async (call, words) => {
  const { db, operator, now } = call;
  const { operatorUuid } = operator;
  const to = await writeOnce(call, 'platform', words, async (row) => {
    await requireNotAnothers(call, row);
    if (row.state === 'resolved' && (await hasNewer(db, row))) throw new AppError(40902, { reason: 'help.newer' });
  });
  if (!to) {
    call.noteNothing();
    return stored(call, words.uuid);
  }
  await changeConversation(db, to.uuid, {
    ...{ state: 'them', waiting_since: null, resolved_at: null },
    ...(to.operator_uuid === null && { operator_uuid: operatorUuid, taken_at: now, returned_by: null }),
  });
  await publishToAccount(db, to.account_uuid, { type: 'help.changed' });
  const unreadAt = new Date(now.getTime() + UNREAD_MINUTES * 60_000);
  const sendAfter = await afterQuietHoursOf(db, to.account_uuid, unreadAt);
  await deliver(call, answeredMail, [{ subjectUuid: words.uuid, details: {} }], sendAfter);
  return stored(call, words.uuid);
});

/** No answer, and nothing that its person is ever shown. @throws AppError 40401, 40904 */
export const noteHelp = writeForOperator(contract.noteHelp, { audit: 'help.noted' }, async (call, words) => {
  const to = await writeOnce(call, 'note', words, async () => undefined);
  if (!to) call.noteNothing();
  return stored(call, words.uuid);
});
