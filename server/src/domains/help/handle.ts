import * as contract from '@qinghe/contract/help/console.ts';
import type { OperatorActor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { writeForOperator } from '../../http/operator.ts';
import { lockForUpdate } from '../../http/versioned.ts';
import type { Write } from '../../http/write.ts';
import { publishToAccount } from '../account/index.ts';
import { type ConversationRow, changeConversation, lockConversation } from './help-queries.ts';
import { presentNow } from './present.ts';
import { requireNotAnothers } from './write-message.ts';

type OperatorWrite = Write & { operator: OperatorActor };

const lockSeen = lockForUpdate({
  lock: ({ db }: OperatorWrite, uuid: string) => lockConversation(db, uuid),
  present: (call, { uuid }) => presentNow(call, uuid),
});

/** Compare and swap: of two who take it at one time one has it. @throws AppError 40401, 40901 with who has it, 40902 */
export const takeHelp = writeForOperator(contract.takeHelp, { audit: 'help.taken' }, async (call, seen) => {
  const { db, operator, now } = call;
  const row = await lockSeen(call, seen);
  if (row.state === 'resolved') throw new AppError(40902, { reason: 'help.resolved' });
  await requireNotAnothers(call, row);
  const state = row.state === 'new' ? 'us' : row.state;
  await changeConversation(db, row.uuid, {
    ...{ state, operator_uuid: operator.operatorUuid, taken_at: now, returned_by: null },
  });
  return presentNow(call, row.uuid);
});

/** Also that of a colleague who has gone. @throws AppError 40401, 40901, 40902 where nobody has it */
export const handBackHelp = writeForOperator(
  contract.handBackHelp,
  { audit: 'help.handed_back' },
  async (call, seen) => {
    const row = await lockSeen(call, seen);
    if (row.operator_uuid === null) throw new AppError(40902, { reason: 'help.untaken' });
    await changeConversation(call.db, row.uuid, { operator_uuid: null, taken_at: null });
    return presentNow(call, row.uuid);
  },
);

/** As it was seen, and with nothing said since. @throws AppError 40401, 40901, 40902 once it is resolved */
async function lockThrough(call: OperatorWrite, { seq, ...seen }: { uuid: string; version: number; seq: number }) {
  const row = await lockSeen(call, seen);
  if (row.state === 'resolved') throw new AppError(40902, { reason: 'help.resolved' });
  if (row.last_seq !== seq) throw new AppError(40901, { data: await presentNow(call, row.uuid) });
  return row;
}

/** @throws AppError 40401, 40901, 40902 once it is resolved */
export const needNoAnswer = writeForOperator(contract.needNoAnswer, { audit: 'help.settled' }, async (call, seen) => {
  const { uuid } = await lockThrough(call, seen);
  await changeConversation(call.db, uuid, { state: 'them', waiting_since: null });
  return presentNow(call, uuid);
});

/** Nobody waits any more. @throws AppError 40401, 40901, 40902 once it is resolved */
export const resolveHelp = writeForOperator(contract.resolveHelp, { audit: 'help.resolved' }, async (call, seen) => {
  const { db, now } = call;
  const { uuid, account_uuid }: ConversationRow = await lockThrough(call, seen);
  await changeConversation(db, uuid, { state: 'resolved', waiting_since: null, resolved_at: now });
  await publishToAccount(db, account_uuid, { type: 'help.changed' });
  return presentNow(call, uuid);
});
