import { createHash } from 'node:crypto';
import type { Trx } from '../../../db/database.ts';
import { isUsedUp, takeQuota } from '../../../db/quota.ts';
import { FAILURES_A_DAY } from '../quotas.ts';
import { afterFailure, LOCK_AFTER_FAILURES, type LoginFailures, loginRestriction, MAX_LOCK_MINUTES } from '../rules.ts';
import { deleteLoginFailures, lockLoginFailures, saveLoginFailures } from './login-failure-queries.ts';

/** Names what somebody fails at: a login name, alone or from one network, or a step of an account. */
export const failureKey = (parts: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

/** Until then failures of this moment can matter. */
const failuresEnd = (now: Date): Date => new Date(now.getTime() + MAX_LOCK_MINUTES * 60_000);

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

/** Somebody who tries passwords: the name that they try, in small letters, at which door, from where. */
interface Trying {
  door: 'accounts' | 'operators';
  name: string;
  network: string;
  now: Date;
}

/**
 * The failures at a login name, held until the transaction ends. A captcha is asked for by the name, wherever it was tried;
 * locked is only the network that tried, so that nobody keeps somebody else out. After a hundred of a day no password opens
 * it any more, since many networks guess at once.
 */
export async function openLoginFailures(db: Trx, { door, name, network, now }: Trying) {
  const parts = door === 'accounts' ? [name] : [door, name];
  const hashes = [failureKey(parts), failureKey([...parts, network])] as const;
  const [byName, byNetwork] = (await lockLoginFailures(db, hashes, failuresEnd(now))) as [LoginFailures, LoginFailures];
  const ofDay = JSON.stringify(parts);
  const isLocked = loginRestriction(byNetwork, now) === 'locked' || (await isUsedUp(db, FAILURES_A_DAY, ofDay, now));
  return {
    isLocked,
    needsCaptcha: loginRestriction({ ...byName, locked_until: null }, now) === 'captcha',
    async add() {
      await takeQuota(db, FAILURES_A_DAY, ofDay, { now });
      await saveLoginFailures(db, hashes[0], afterFailure(byName, now, LOCK_AFTER_FAILURES), failuresEnd(now));
      await saveLoginFailures(db, hashes[1], afterFailure(byNetwork, now, LOCK_AFTER_FAILURES), failuresEnd(now));
    },
    clear: () => deleteLoginFailures(db, hashes),
  };
}
