import * as contract from '@qinghe/contract/account/wechat.ts';
import { maskName, maskPhone } from '@qinghe/contract/formats.ts';
import { AppError } from '../../../app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import { seal } from '../../../http/sealed.ts';
import { type WechatIdentity, WechatRefused, WechatUnavailable } from '../../../providers/wechat/port.ts';
import { findAccount } from '../account-queries.ts';
import { hashToken, hashWechat, newToken } from '../secrets.ts';
import { requireWechat } from './begin.ts';
import { type FlowRow, findFlow, saveScan } from './flow-queries.ts';

/**
 * WeChat's return on the phone: who scanned is asked of WeChat outside of any transaction, and kept as a keyed hash. One
 * phone alone gets the ticket that confirms.
 * @throws AppError 40401 state unknown, expired or scanned already; 40102 WeChat refuses the code; 503 it cannot be asked
 */
export const wechatOauthCheck = route(
  contract.wechatOauthCheck,
  { none: 'nobody is logged in by scanning alone' },
  async (context, { state, code }) => {
    const { services, now, transaction } = context;
    const stateHash = hashToken(state);
    const flow = await findFlow(services.db, 'state_hash', stateHash, now);
    if (flow?.status !== 'waiting') throw new AppError(40401, { reason: 'wechat.expired' });
    if (code === undefined) {
      await transaction((trx) => saveScan(trx, stateHash, now, { status: 'refused' }));
      return { asking: null };
    }
    const { unionId, openId, nickname } = await identify(context, code);
    const { token: ticket, tokenHash: ticket_hash } = newToken();
    const scan = {
      status: 'scanned' as const,
      identity_hash: hashWechat(services.signingSecret, unionId),
      openid_sealed: seal(openId, services.signingSecret),
      nickname: maskName(nickname.replace(/\p{C}/gu, '').trim()) || '*',
      ticket_hash,
      expires_at: new Date(now.getTime() + contract.WECHAT_CODE_SECONDS * 1000),
    };
    if (!(await transaction((trx) => saveScan(trx, stateHash, now, scan))))
      throw new AppError(40401, { reason: 'wechat.expired' });
    return { asking: await askingOf(context, flow, { ...scan, ticket }) };
  },
);

const identify = (context: RequestContext, code: string): Promise<WechatIdentity> =>
  requireWechat(context)
    .identify(code)
    .catch((error: unknown) => {
      if (error instanceof WechatRefused) throw new AppError(40102, { reason: 'wechat.code' });
      if (error instanceof WechatUnavailable) throw new AppError(503, { reason: 'wechat.unavailable' });
      throw error;
    });

/** What the phone has to show before it confirms: which browser, from where, and for which account. */
async function askingOf(
  { services: { db } }: RequestContext,
  { purpose, browser, system, asked_from, created_at, account_uuid }: FlowRow,
  scan: { ticket: string; nickname: string; expires_at: Date },
): Promise<contract.WechatAsking> {
  const account = account_uuid === null ? undefined : await findAccount(db, account_uuid);
  return {
    browser: browser as contract.WechatAsking['browser'],
    system: system as contract.WechatAsking['system'],
    ticket: scan.ticket,
    purpose: purpose as contract.WechatAsking['purpose'],
    network: asked_from,
    asked_at: created_at,
    expires_at: scan.expires_at.toISOString(),
    nickname: scan.nickname,
    account: account
      ? { name: maskName(account.name), phone: account.phone === null ? null : maskPhone(account.phone) }
      : null,
  };
}
