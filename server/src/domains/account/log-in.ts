import * as contract from '@qinghe/contract/account/session.ts';
import { AppError } from '../../app-error.ts';
import { writeForAnyone } from '../../http/write.ts';
import { spendCaptchaProof } from './captcha.ts';
import { lockForLogin, saveLoginFailures } from './queries.ts';
import { afterFailure, loginBarrier } from './rules.ts';
import { checkPassword } from './secrets.ts';
import { startSession } from './session.ts';

/**
 * Logs in by phone or e-mail and password. The same refusal for an unknown account and a wrong password; it is returned
 * and not thrown, so that the failure that it counted stays counted.
 * @throws AppError 40101 wrong, 10104 captcha needed, 40103 locked, 10108 frozen, 10109 closed
 */
export const logIn = writeForAnyone(contract.login, { audit: 'account.logged_in' }, async (call, input) => {
  const { db, now } = call;
  const account = await lockForLogin(db, input.account);
  const barrier = account ? loginBarrier(account, now) : 'open';
  if (barrier === 'locked') return new AppError(40103);
  if (barrier === 'captcha' && !(await spendCaptchaProof(db, input.captcha_proof, now))) return new AppError(10104);
  const correct = await checkPassword(account?.password_hash, input.password);
  if (!account) return new AppError(40101);
  if (!correct) {
    await saveLoginFailures(db, account.uuid, afterFailure(account, now));
    return new AppError(40101);
  }
  if (account.closed_at !== null) return new AppError(10109);
  if (account.frozen_at !== null) return new AppError(10108);
  await saveLoginFailures(db, account.uuid, { failed_logins: 0, first_failure_at: null, locked_until: null });
  return startSession(call, account.uuid);
});
