import type { login } from '@qinghe/contract/account/endpoints.ts';
import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import { AppError } from '../../app-error.ts';
import { withTransaction } from '../../db/database.ts';
import type { RequestContext } from '../../http/context.ts';
import { spendCaptchaProof } from './captcha.ts';
import { lockForLogin, saveLoginFailures } from './queries.ts';
import { afterFailure, loginBarrier } from './rules.ts';
import { checkPassword } from './secrets.ts';
import { startSession } from './session.ts';

/**
 * Logs in by phone or e-mail and password. The same refusal for an unknown account and a wrong password.
 * @throws AppError 40101 wrong, 10104 captcha needed, 40103 locked, 10108 frozen, 10109 closed
 */
export async function logIn(
  context: RequestContext,
  input: ParsedInputOf<typeof login>,
): Promise<OutputOf<typeof login>> {
  // The count of failures must stay although the call is refused, so the refusal leaves the transaction as a value.
  const result = await withTransaction(context.services.db, async (trx) => {
    const account = await lockForLogin(trx, input.account);
    const barrier = account ? loginBarrier(account, context.now) : 'open';
    if (barrier === 'locked') return new AppError(40103);
    if (barrier === 'captcha' && !(await spendCaptchaProof(trx, input.captcha_proof, context.now))) {
      return new AppError(10104);
    }
    const correct = await checkPassword(account?.password_hash, input.password);
    if (!account) return new AppError(40101);
    if (!correct) {
      await saveLoginFailures(trx, account.uuid, afterFailure(account, context.now));
      return new AppError(40101);
    }
    if (account.closed_at !== null) return new AppError(10109);
    if (account.frozen_at !== null) return new AppError(10108);
    await saveLoginFailures(trx, account.uuid, { failed_logins: 0, first_failure_at: null, locked_until: null });
    return startSession(trx, context, account.uuid);
  });
  if (result instanceof AppError) throw result;
  return result;
}
