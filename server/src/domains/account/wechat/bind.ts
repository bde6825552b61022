import { AppError } from '../../../app-error.ts';
import type { Write } from '../../../http/write.ts';
import { tell } from '../../messages/index.ts';
import { findAccount } from '../account-queries.ts';
import { notifyByMail } from '../messages/notify.ts';
import { changeFlow, type FlowRow, findFlow } from './flow-queries.ts';
import { findAccountOfWechat, findWechat, insertWechat } from './identity-queries.ts';

/**
 * Binds the WeChat of a flow to an account that has none; its e-mail is told.
 * @throws AppError 40902 where it opens another account, or the account got another one in the same moment
 */
export async function bindWechat(
  call: Write,
  { identity_hash, openid_sealed, nickname }: FlowRow,
  accountUuid: string,
  action: 'account.wechat_bound' | 'account.wechat_changed' = 'account.wechat_bound',
): Promise<void> {
  const { db, now, note } = call;
  const wechat = { identity_hash: identity_hash as Buffer, openid_sealed, nickname: nickname ?? '' };
  if (!(await insertWechat(db, { ...wechat, account_uuid: accountUuid, bound_at: now })))
    throw new AppError(40902, { reason: 'wechat.taken' });
  const account = await findAccount(db, accountUuid);
  await tell(call, 'wechatBound', { companyUuid: null, to: [accountUuid] });
  await notifyByMail(call, account?.email ?? null, 'wechatBound', { nickname: wechat.nickname });
  const companyUuid = account?.company_uuid;
  if (companyUuid)
    note({ action, companyUuid, actor: { kind: 'account', uuid: accountUuid }, objectUuid: accountUuid });
}

/** A login that has passed its second factor binds the WeChat that it began with, if neither has got another one since. */
export async function bindAfterChallenge(call: Write, challengeHash: Buffer, accountUuid: string): Promise<void> {
  const { db, now } = call;
  const flow = await findFlow(db, 'challenge_hash', challengeHash, now);
  if (!flow?.identity_hash || (await findAccountOfWechat(db, flow.identity_hash))) return;
  if (await findWechat(db, accountUuid)) return;
  await bindWechat(call, flow, accountUuid);
  await changeFlow(db, flow, { used_at: now });
}
