import * as contract from '@qinghe/contract/account/two-factor.ts';
import type { UserInfo } from '@qinghe/contract/account/user-info.ts';
import { AppError } from '../../../app-error.ts';
import { type Write, writeForAnyone } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { findAccount } from '../account-queries.ts';
import { findAccountLink, insertAccountLink, useAccountLink } from '../contact/contact-queries.ts';
import { CHALLENGE_MINUTES } from '../rules.ts';
import { hashToken, newToken } from '../secrets.ts';
import { startSession } from '../session/session.ts';
import { spendSecondFactor } from '../two-factor/two-factor.ts';
import { findTwoFactor } from '../two-factor/two-factor-queries.ts';
import { bindAfterChallenge } from '../wechat/bind.ts';

/**
 * The last step of every login. An account with a second factor gets no session yet, but a challenge for `second_factor`;
 * the refusal is to be returned, so that the challenge stays.
 * @returns AppError 40104 with `{ challenge, expires_at }`
 */
export async function enter(call: Write, accountUuid: string): Promise<{ token: string; user: UserInfo } | AppError> {
  const { db, now } = call;
  if (!(await findTwoFactor(db, accountUuid)).on) return startSession(call, accountUuid);
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
  await insertAccountLink(db, {
    token_hash: tokenHash,
    purpose: 'log_in',
    account_uuid: accountUuid,
    address: '',
    expires_at: expiresAt,
  });
  const data: contract.TwoFactorChallenge = { challenge: token, expires_at: expiresAt.toISOString() };
  return new AppError(40104, { data });
}

/**
 * Ends a login by its challenge and a second factor; a wrong one leaves the challenge good.
 * @throws AppError 40401 challenge unknown, used or expired; 40102 wrong code, 40105 after five; 10108, 10109
 */
export const logInBySecondFactor = writeForAnyone(
  contract.logInBySecondFactor,
  { audit: 'account.logged_in' },
  async (call, { challenge, code }) => {
    const { db, now } = call;
    const hash = hashToken(challenge);
    const { account_uuid: uuid } = requireFound(await findAccountLink(db, hash, 'log_in', now));
    const wrong = await spendSecondFactor(call, uuid, code);
    if (wrong) return wrong;
    requireFound(await useAccountLink(db, hash, 'log_in', now));
    const account = requireFound(await findAccount(db, uuid));
    if (account.closed_at !== null) return new AppError(10109);
    if (account.frozen_at !== null) return new AppError(10108);
    await bindAfterChallenge(call, hash, uuid);
    return startSession(call, uuid);
  },
);
