import { createHash } from 'node:crypto';
import type { Trx } from '../../../db/database.ts';
import { afterFailure, type LoginFailures, loginRestriction, MAX_LOCK_MINUTES } from '../rules.ts';
import { deleteLoginFailures, lockLoginFailures, saveLoginFailures } from './login-failure-queries.ts';

/** Names what somebody fails at: a login name, alone or from one network, or a step of an account. */
export const failureKey = (parts: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

/** Until then failures of this moment can matter. */
export const failuresEnd = (now: Date): Date => new Date(now.getTime() + MAX_LOCK_MINUTES * 60_000);

/** The failures of one key, held until the transaction ends: two at once both count. `lockAfter` failures lock it. */
export async function openFailures(
  db: Trx,
  parts: readonly string[],
  { now, lockAfter }: { now: Date; lockAfter: number },
) {
  const key = failureKey(parts);
  const [failures] = (await lockLoginFailures(db, [key], failuresEnd(now))) as [LoginFailures];
  return {
    isLocked: loginRestriction(failures, now) === 'locked',
    add: () => saveLoginFailures(db, key, afterFailure(failures, now, lockAfter), failuresEnd(now)),
    clear: () => deleteLoginFailures(db, [key]),
  };
}
