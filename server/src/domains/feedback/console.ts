import * as contract from '@qinghe/contract/feedback/console.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { lockForUpdate } from '../../http/versioned.ts';
import type { Write } from '../../http/write.ts';
import { deliver } from '../../outside/deliver.ts';
import { requireFound } from '../../refusals.ts';
import { publishToAccount } from '../account/index.ts';
import { tell } from '../messages/index.ts';
import { answeredMail } from './answered-mail.ts';
import {
  changeFeedback,
  findFeedback,
  insertAnswer,
  lockFeedback,
  markSeen,
  readAllFeedback,
} from './feedback-queries.ts';
import { presentHandled } from './present.ts';

export const listHandledFeedback = readForOperator(contract.listHandledFeedback, async ({ db, services }, input) => {
  const { items, next_cursor } = await readAllFeedback(db, input);
  return { items: await Promise.all(items.map((row) => presentHandled(services, row))), next_cursor };
});

const lockForOperator = lockForUpdate({
  lock: ({ db }: Write, uuid: string) => lockFeedback(db, uuid),
  present: ({ services }, row) => presentHandled(services, row),
});

async function lockOpen(call: Write, seen: { uuid: string; version: number }) {
  const row = await lockForOperator(call, seen);
  if (row.state === 'closed') throw new AppError(40902, { reason: 'feedback.closed' });
  return row;
}

const changed = async ({ db, services }: Write, uuid: string) =>
  presentHandled(services, requireFound(await findFeedback(db, uuid)));

/** What was new is seen from now on. @throws AppError 40401 */
export const openFeedback = writeForOperator(
  contract.openFeedback,
  { audit: 'feedback.opened' },
  async (call, { uuid }) => {
    if (!(await markSeen(call.db, uuid))) call.noteNothing();
    return changed(call, uuid);
  },
);

/** Shown in the application, and sent by mail. @throws AppError 40401, 40901, 40902 once it is closed */
export const answerFeedback = writeForOperator(
  contract.answerFeedback,
  { audit: 'feedback.answered' },
  async (call, { text: body, ...seen }) => {
    const { db, operator, now } = call;
    const { account_uuid } = await lockOpen(call, seen);
    const uuid = uuidv7();
    const by = { feedback_uuid: seen.uuid, operator_uuid: operator.operatorUuid };
    await insertAnswer(db, { uuid, ...by, body, created_at: now });
    await changeFeedback(db, seen.uuid, { state: 'answered' });
    await tell(call, 'feedbackAnswered', { companyUuid: null, to: [account_uuid], subjectUuid: seen.uuid });
    await deliver(call, answeredMail, [{ subjectUuid: uuid, details: {} }]);
    await publishToAccount(db, account_uuid, { type: 'feedback.changed' });
    return changed(call, seen.uuid);
  },
);

/** @throws AppError 40401, 40901, 40902 once it is closed */
export const closeFeedback = writeForOperator(
  contract.closeFeedback,
  { audit: 'feedback.closed' },
  async (call, seen) => {
    const { db, now } = call;
    const { account_uuid } = await lockOpen(call, seen);
    await changeFeedback(db, seen.uuid, { state: 'closed', closed_at: now });
    await publishToAccount(db, account_uuid, { type: 'feedback.changed' });
    return changed(call, seen.uuid);
  },
);
