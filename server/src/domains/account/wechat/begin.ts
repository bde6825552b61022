import { randomBytes } from 'node:crypto';
import * as contract from '@qinghe/contract/account/wechat.ts';
import type { AccountActor } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import { requireQuota } from '../../../db/quota.ts';
import { type Write, writeForAccount, writeForAnyone } from '../../../http/write.ts';
import type { WechatProvider } from '../../../providers/wechat/port.ts';
import { WECHAT_CODES } from '../quotas.ts';
import { hashToken, newToken } from '../secrets.ts';
import { insertFlow } from './flow-queries.ts';

const audit = { none: 'nobody has scanned it yet' };

/** A QR code to log in by. @throws AppError 40902 where no WeChat is connected; 429 */
export const beginWechatLogin = writeForAnyone(contract.wechatLoginCode, { audit }, (call, device) =>
  begin(call, device, null),
);

/** A QR code to bind the WeChat that scans it. @throws AppError 40902 where no WeChat is connected; 429 */
export const beginWechatBinding = writeForAccount(contract.wechatBindCode, { audit }, (call, device) =>
  begin(call, device, call.account),
);

/** @throws AppError 40902 where no WeChat is connected */
export function requireWechat({ services: { wechat } }: Pick<Write, 'services'>): WechatProvider {
  if (!wechat) throw new AppError(40902, { reason: 'wechat.off' });
  return wechat;
}

async function begin(
  call: Write,
  device: contract.WechatDevice,
  account: AccountActor | null,
): Promise<contract.WechatCode> {
  const { db, now, network, services } = call;
  const wechat = requireWechat(call);
  await requireQuota(db, WECHAT_CODES, account?.accountUuid ?? network, { now });
  const poll = newToken();
  // WeChat takes letters and digits alone.
  const state = randomBytes(32).toString('hex');
  const expiresAt = new Date(now.getTime() + contract.WECHAT_CODE_SECONDS * 1000);
  await insertFlow(db, {
    poll_hash: poll.tokenHash,
    state_hash: hashToken(state),
    purpose: account ? 'bind' : 'login',
    account_uuid: account?.accountUuid ?? null,
    session_hash: account?.sessionHash ?? null,
    ...device,
    asked_from: network,
    created_at: now,
    expires_at: expiresAt,
  });
  return {
    content: wechat.authorizationUrl({ state, returnTo: `${services.publicUrl}/wechat/return` }),
    poll_key: poll.token,
    expires_at: expiresAt.toISOString(),
    is_played: wechat.isPlayed,
  };
}
