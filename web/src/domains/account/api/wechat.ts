import {
  rebindWechat,
  unbindWechat,
  type WechatCode,
  type WechatState,
  wechatBindCode,
  wechatBindPhone,
  wechatConfirm,
  wechatLoginCode,
  wechatOauthCheck,
  wechatStatus,
} from '@qinghe/contract/account/wechat.ts';
import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { thisDevice } from '../../../lib/session/this-device.ts';

export const newLoginCode = (): Promise<WechatCode> => call(wechatLoginCode, thisDevice(), { background: true });

export const newBindCode = (): Promise<WechatCode> => call(wechatBindCode, thisDevice(), { background: true });

export const askWechat = (poll_key: string, signal: AbortSignal): Promise<WechatState> =>
  call(wechatStatus, { poll_key }, { background: true, signal });

/** Logs the other device out and fetches the session. */
export const takeOver = (poll_key: string): Promise<WechatState> => call(wechatStatus, { poll_key, take_over: 'true' });

export const bindPhone = (input: InputOf<typeof wechatBindPhone>): Promise<OutputOf<typeof wechatBindPhone>> =>
  call(wechatBindPhone, input);

/** WeChat's return to the phone: asked once, since its code is good once. */
export const useAsking = (input: InputOf<typeof wechatOauthCheck>, enabled: boolean) =>
  useQuery({
    ...apiQuery(wechatOauthCheck, input, { silent: true }),
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useConfirmWechat = () => useAction(wechatConfirm, { touches: [], silent: true });

export const useRebindWechat = () => useAction(rebindWechat);

export const useUnbindWechat = () => useAction(unbindWechat);
