import type { TwoFactorChallenge } from '@qinghe/contract/account/two-factor.ts';
import * as contract from '@qinghe/contract/account/wechat.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { writeForAnyone } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { ensureAccount, findAccount } from '../account-queries.ts';
import { spendCode } from '../codes/codes.ts';
import { enter } from '../login/enter.ts';
import { hashToken } from '../secrets.ts';
import { bindWechat } from './bind.ts';
import { changeFlow, lockFlow } from './flow-queries.ts';
import { findWechat } from './identity-queries.ts';
import { requireConfirmed } from './require-confirmed.ts';

/**
 * The phone check of a WeChat that opens no account yet: binds it to the account of the phone, which is made where there is
 * none, and logs in. With a second factor it is bound once that is passed. A wrong code is returned, so that it counts.
 * @throws AppError 40401 not confirmed, used or expired; 40102 wrong code; 40902 the phone's account has another WeChat;
 * 40104 second factor needed, 10108, 10109
 */
export const wechatBindPhone = writeForAnyone(
  contract.wechatBindPhone,
  { audit: 'account.logged_in' },
  async (call, { poll_key, phone, code }) => {
    const { db, now } = call;
    const flow = requireConfirmed(await lockFlow(db, 'poll_hash', hashToken(poll_key), now), 'login');
    if (!(await spendCode(call, 'login', phone, code))) return new AppError(40102, { field: 'code' });
    const made = uuidv7();
    const uuid = await ensureAccount(db, made, phone);
    const account = requireFound(await findAccount(db, uuid));
    if (account.closed_at !== null) return new AppError(10109);
    if (account.frozen_at !== null) return new AppError(10108);
    if (await findWechat(db, uuid)) throw new AppError(40902, { field: 'phone', reason: 'wechat.other' });
    const entered = await enter(call, uuid);
    if (entered instanceof AppError) {
      const { challenge, expires_at } = entered.detail.data as TwoFactorChallenge;
      await changeFlow(db, flow, { challenge_hash: hashToken(challenge), expires_at });
      return entered;
    }
    await bindWechat(call, flow, uuid);
    await changeFlow(db, flow, { used_at: now });
    return { ...entered, is_new: uuid === made };
  },
);
