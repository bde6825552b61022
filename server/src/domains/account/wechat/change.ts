import * as contract from '@qinghe/contract/account/wechat.ts';
import type { AccountActor } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import { type Write, writeForAccount } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { tell } from '../../messages/index.ts';
import { findAccount } from '../account-queries.ts';
import { spendCode } from '../codes/codes.ts';
import { notifyByMail } from '../messages/notify.ts';
import { lockCredentials } from '../password/password-queries.ts';
import { hashToken } from '../secrets.ts';
import { bindWechat } from './bind.ts';
import { changeFlow, lockFlow } from './flow-queries.ts';
import { deleteWechat, findWechat } from './identity-queries.ts';
import { requireConfirmed } from './require-confirmed.ts';

/**
 * A WeChat, in the place of the bound one where there is one: it has confirmed, and a code proves the phone.
 * @throws AppError 40401 not confirmed, or another session's; 40102 wrong code; 40902 without a phone, or another account's
 */
export const rebindWechat = writeForAccount(
  contract.rebindWechat,
  { audit: 'account.wechat_changed' },
  async (call, { poll_key, code }) => {
    const { db, now, account } = call;
    const flow = requireConfirmed(await lockFlow(db, 'poll_hash', hashToken(poll_key), now), 'bind');
    if (!flow.session_hash?.equals(account.sessionHash)) throw new AppError(40401, { reason: 'wechat.expired' });
    const wrong = await refuseUnproved(call, code);
    if (wrong) return wrong;
    const before = await findWechat(db, account.accountUuid);
    await deleteWechat(db, account.accountUuid);
    const action = before ? 'account.wechat_changed' : 'account.wechat_bound';
    await bindWechat(call, flow, account.accountUuid, action);
    await changeFlow(db, flow, { used_at: now });
    return {};
  },
);

/** Takes the WeChat off; the phone goes on opening the account. @throws AppError 40102 wrong code; 40902 without one, or without a phone */
export const unbindWechat = writeForAccount(
  contract.unbindWechat,
  { audit: 'account.wechat_unbound' },
  async (call, { code }) => {
    const { db, account, note } = call;
    const wechat = await findWechat(db, account.accountUuid);
    if (!wechat) throw new AppError(40902, { reason: 'wechat.none' });
    const wrong = await refuseUnproved(call, code);
    if (wrong) return wrong;
    await deleteWechat(db, account.accountUuid);
    const { email } = requireFound(await findAccount(db, account.accountUuid));
    await tell(call, 'wechatUnbound', { companyUuid: null, to: [account.accountUuid] });
    await notifyByMail(call, email, 'wechatUnbound', { nickname: wechat.nickname });
    note({ objectUuid: account.accountUuid });
    return {};
  },
);

/** A code of the account's own phone; a wrong one is returned, so that it counts. */
async function refuseUnproved(call: Write & { account: AccountActor }, code: string): Promise<AppError | undefined> {
  const { phone } = requireFound(await lockCredentials(call.db, call.account.accountUuid));
  if (phone === null) throw new AppError(40902, { reason: 'phone.none' });
  if (!(await spendCode(call, 'prove_phone', phone, code))) return new AppError(40102, { field: 'code' });
  return undefined;
}
