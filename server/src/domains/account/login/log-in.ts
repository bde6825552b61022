import * as contract from '@qinghe/contract/account/session.ts';
import { AppError } from '../../../app-error.ts';
import { writeForAnyone } from '../../../http/write.ts';
import { findForLogin } from '../account-queries.ts';
import { findClosedLogin } from '../close/close-queries.ts';
import { spendCaptchaProof } from '../codes/captcha.ts';
import { checkPassword, hashClosedLogin } from '../secrets.ts';
import { enter } from './enter.ts';
import { openLoginFailures } from './login-failures.ts';

/**
 * Logs in by phone or e-mail and password. An unknown account and a wrong password get the same refusals, also after
 * many tries; they are returned and not thrown, so that the failure that they counted stays counted. A captcha is asked
 * for by the name that was tried, from wherever; locked out is only the network that tried.
 * @throws AppError 40101 wrong, 10104 captcha needed, 40103 locked, 40104 second factor needed, 10108 frozen, 10109 closed
 */
export const logIn = writeForAnyone(contract.login, { audit: 'account.logged_in' }, async (call, input) => {
  const { db, network, now, services } = call;
  const name = input.account.toLowerCase();
  const failures = await openLoginFailures(db, { door: 'accounts', name, network, now });
  if (failures.isLocked) return new AppError(40103);
  if (failures.needsCaptcha && !(await spendCaptchaProof(db, input.captcha_proof, now))) return new AppError(10104);
  const account = await findForLogin(db, input.account);
  // Looked up whether there is an account or not, so that the time is the same.
  const closed = await findClosedLogin(db, hashClosedLogin(services.signingSecret, name), now);
  const correct = await checkPassword((account ?? closed)?.password_hash, input.password);
  if (!account && correct) return new AppError(10109);
  if (!account || !correct) {
    await failures.add();
    return new AppError(40101);
  }
  if (account.closed_at !== null) return new AppError(10109);
  if (account.frozen_at !== null) return new AppError(10108);
  await failures.clear();
  return enter(call, account.uuid);
});
