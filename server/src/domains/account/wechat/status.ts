import * as contract from '@qinghe/contract/account/wechat.ts';
import { AppError } from '../../../app-error.ts';
import { type Write, writeForAnyone } from '../../../http/write.ts';
import { enter } from '../login/enter.ts';
import { hashToken } from '../secrets.ts';
import { hasLiveSession } from '../session/session-queries.ts';
import { changeFlow, type FlowRow, findFlow, lockFlow } from './flow-queries.ts';
import { findAccountOfWechat, findWechat, saveOpenId } from './identity-queries.ts';

/**
 * How far a QR code has come. A confirmed login is handed over here once, to the browser that has the poll key; where the
 * account is at work on another device, the browser first says that it will be logged out there.
 * @throws AppError 40104 second factor needed, 10108 frozen, 10109 closed
 */
export const wechatStatus = writeForAnyone(
  contract.wechatStatus,
  { audit: 'account.logged_in' },
  async (call, { poll_key, take_over }) => {
    const { db, now, noteNothing } = call;
    noteNothing();
    const hash = hashToken(poll_key);
    const flow = await findFlow(db, 'poll_hash', hash, now);
    if (!flow) return stateOf('expired');
    if (flow.status !== 'confirmed') return stateOf(flow.status as contract.WechatState['state'], flow);
    if (flow.account_uuid !== null) return bindingState(call, flow, flow.account_uuid);
    const locked = await lockFlow(db, 'poll_hash', hash, now);
    return locked ? enterByWechat(call, locked, take_over) : stateOf('expired');
  },
);

async function enterByWechat(call: Write, flow: FlowRow, takeOver: boolean): Promise<contract.WechatState | AppError> {
  const { db, now } = call;
  const account = flow.identity_hash && (await findAccountOfWechat(db, flow.identity_hash));
  if (!account) return confirmed(flow, 'phone');
  if (account.closed_at !== null) return new AppError(10109);
  if (account.frozen_at !== null) return new AppError(10108);
  if (!takeOver && (await hasLiveSession(db, account.uuid, now))) return confirmed(flow, 'elsewhere');
  await changeFlow(db, flow, { used_at: now });
  await saveOpenId(db, flow);
  const entered = await enter(call, account.uuid);
  return entered instanceof AppError ? entered : { ...confirmed(flow, 'entered'), session: entered };
}

/** Bound as the phone confirmed, unless the account has another WeChat. */
async function bindingState({ db }: Write, flow: FlowRow, accountUuid: string): Promise<contract.WechatState> {
  const bound = await findWechat(db, accountUuid);
  const isBound = flow.identity_hash !== null && bound?.identity_hash.equals(flow.identity_hash) === true;
  return confirmed(flow, isBound ? 'bound' : 'prove');
}

const confirmed = (flow: FlowRow, next: contract.WechatState['next']): contract.WechatState => ({
  ...stateOf('confirmed', flow),
  next,
});

const stateOf = (state: contract.WechatState['state'], flow?: FlowRow): contract.WechatState => ({
  state,
  expires_at: flow?.expires_at ?? null,
  nickname: flow?.nickname ?? null,
  next: null,
  session: null,
});
