import * as contract from '@qinghe/contract/account/password.ts';
import { AppError } from '../../../app-error.ts';
import { writeForAccount } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { spendCode } from '../codes/codes.ts';
import { openFailures } from '../login/login-failures.ts';
import { LOCK_AFTER_FAILURES, passwordFault } from '../rules.ts';
import { checkPassword, hashPassword } from '../secrets.ts';
import { endSession, isFreshSession } from '../session/session.ts';
import { lockCredentials, savePassword } from './password-queries.ts';

/** @throws AppError 400 at `password` for one that anybody would try first, or that holds the account's phone */
export function requireGoodPassword(password: string, phone: string | null): void {
  const reason = passwordFault(password, phone);
  if (reason) throw new AppError(400, { field: 'password', reason });
}

/**
 * The first password of an account that was made by a code. Once the login is no fresh one it takes a code of the phone:
 * whoever found a session open gets no way in that lasts.
 * @throws AppError 40902 when it has one, or the code is missing; 40102 at a wrong code
 */
export const initPassword = writeForAccount(
  contract.initPassword,
  { audit: 'account.password_set' },
  async (call, { password, phone_code }) => {
    const { db, account: session, note, now } = call;
    const { accountUuid } = session;
    const account = requireFound(await lockCredentials(db, accountUuid));
    if (account.password_hash !== null) throw new AppError(40902, { reason: 'password.exists' });
    requireGoodPassword(password, account.phone);
    if (phone_code !== undefined) {
      if (!(await spendCode(call, 'prove_phone', account.phone ?? '', phone_code)))
        return new AppError(40102, { field: 'phone_code' });
    } else if (!(await isFreshSession(db, session.sessionHash, now)))
      throw new AppError(40902, { reason: 'password.notFresh' });
    await savePassword(db, accountUuid, await hashPassword(password));
    note({ objectUuid: accountUuid });
    return {};
  },
);

/**
 * Takes the old password for proof; this session goes on, any other one ends with 10110. Wrong ones are returned, not
 * thrown, so that they stay counted.
 * @throws AppError 400 at `old_password` when it is wrong, 40103 after ten of them
 */
export const changePassword = writeForAccount(
  contract.changePassword,
  { audit: 'account.password_changed' },
  async ({ db, account: { accountUuid, sessionHash }, note, now }, { old_password, password }) => {
    const failures = await openFailures(db, ['password', accountUuid], { now, lockAfter: LOCK_AFTER_FAILURES });
    if (failures.isLocked) return new AppError(40103);
    const account = requireFound(await lockCredentials(db, accountUuid));
    if (!(await checkPassword(account.password_hash, old_password))) {
      await failures.add();
      return new AppError(400, { field: 'old_password', reason: 'password.wrong' });
    }
    requireGoodPassword(password, account.phone);
    await failures.clear();
    await savePassword(db, accountUuid, await hashPassword(password));
    await endSession(db, accountUuid, 10110, sessionHash);
    note({ objectUuid: accountUuid });
    return {};
  },
);
