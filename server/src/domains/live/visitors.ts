import * as contract from '@qinghe/contract/live/console.ts';
import { AppError } from '../../app-error.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { requireFound } from '../../refusals.ts';
import { findWritten } from './broadcast-queries.ts';
import { confirmSignUp, findSignUp, readSignUps } from './sign-up-queries.ts';

/** @throws AppError 40401 */
export const listLiveVisitors = readForOperator(contract.listLiveVisitors, async ({ db }, input) => {
  const { title } = requireFound(await findWritten(db, input.broadcast_uuid));
  return { ...(await readSignUps(db, input)), title };
});

/** Twice is once, by who was first. @throws AppError 40401, 40902 once it is cancelled */
export const confirmLiveVisitor = writeForOperator(
  contract.confirmLiveVisitor,
  { audit: 'broadcast.sign_up_confirmed' },
  async ({ db, operator, now }, { uuid }) => {
    if (requireFound(await findSignUp(db, uuid)).state === 'cancelled')
      throw new AppError(40902, { reason: 'live.signUpCancelled' });
    await confirmSignUp(db, uuid, operator.operatorUuid, now);
    return requireFound(await findSignUp(db, uuid));
  },
);
