import * as contract from '@qinghe/contract/account/wechat.ts';
import { AppError } from '../../../app-error.ts';
import { type Write, writeForAnyone } from '../../../http/write.ts';
import { lockAccount } from '../account-queries.ts';
import { TICKET_MINUTES } from '../rules.ts';
import { hashToken } from '../secrets.ts';
import { isSessionLive } from '../session/session.ts';
import { changeFlow, type FlowRow, lockFlow } from './flow-queries.ts';
import { findAccountOfWechat, findWechat, saveOpenId } from './identity-queries.ts';

/**
 * What the phone says to who asks. A login is then fetched by the browser; a WeChat that is to open an account waits for a
 * code of its phone, else whoever found a session open would have a way in that lasts. That it belongs to another account is returned, so that the browser hears it too.
 * @throws AppError 40401 ticket unknown, used or expired, or the session that binds has ended; 40902 another account's
 */
export const wechatConfirm = writeForAnyone(
  contract.wechatConfirm,
  { audit: { none: 'a code of the phone binds it, and is written down' } },
  async (call, { ticket, agreed }) => {
    const { db, now } = call;
    const flow = await lockFlow(db, 'ticket_hash', hashToken(ticket), now);
    if (flow?.status !== 'scanned') throw expired();
    if (!agreed) {
      await changeFlow(db, flow, { status: 'refused' });
      return { next: 'refused' as const };
    }
    // The browser may go on with a phone check or a code.
    const expiresAt = new Date(now.getTime() + TICKET_MINUTES * 60_000);
    const owner = await findAccountOfWechat(db, flow.identity_hash as Buffer);
    if (flow.account_uuid !== null && owner && owner.uuid !== flow.account_uuid) {
      await changeFlow(db, flow, { status: 'taken' });
      return new AppError(40902, { reason: 'wechat.taken' });
    }
    await changeFlow(db, flow, { status: 'confirmed', expires_at: expiresAt });
    if (flow.account_uuid !== null) return { next: await meetOwn(call, flow, flow.account_uuid) };
    return { next: owner ? ('entered' as const) : ('phone' as const) };
  },
);

/** The account's own WeChat once more, or one that a code has yet to prove; only while the session that asked lives. */
async function meetOwn(call: Write, flow: FlowRow, accountUuid: string): Promise<'bound' | 'prove'> {
  const { db, now } = call;
  await lockAccount(db, accountUuid);
  if (!flow.session_hash || !(await isSessionLive(db, flow.session_hash, now))) throw expired();
  const bound = await findWechat(db, accountUuid);
  if (!bound?.identity_hash.equals(flow.identity_hash as Buffer)) return 'prove';
  await saveOpenId(db, flow);
  return 'bound';
}

const expired = () => new AppError(40401, { reason: 'wechat.expired' });
