import { type WechatIdentity, type WechatProvider, WechatRefused, WechatUnavailable } from './port.ts';
import { templateMessages } from './template-messages.ts';

export interface OpenPlatformOptions {
  /** Where WeChat asks for leave. */
  authorizeEndpoint: string;
  apiEndpoint: string;
  appId: string;
  secret: string;
  /** Template of messages; '' where none is registered. */
  template: string;
  /** Milliseconds to wait for a response; 5,000 unless told, since somebody looks at a phone. */
  timeout?: number;
}

// WeChat API, return codes: invalid code, code missing, code used, code timed out.
const REFUSED = new Set([40029, 41008, 40163, 42003]);

/**
 * WeChat's web page authorisation (网页授权, `connect/oauth2/authorize`, scope `snsapi_userinfo`), since the phone itself
 * opens the address of our QR code; `qrconnect` draws a code of its own for a computer. No call is made twice: the first
 * one may have used the code up.
 */
export function openPlatformWechat(options: OpenPlatformOptions): WechatProvider {
  const { authorizeEndpoint, appId, secret } = options;
  return {
    isPlayed: false,
    authorizationUrl({ state, returnTo }) {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: returnTo,
        response_type: 'code',
        scope: 'snsapi_userinfo',
        state,
      });
      return `${authorizeEndpoint}/connect/oauth2/authorize?${query}#wechat_redirect`;
    },
    ...templateMessages(options),
    async identify(code) {
      const grant = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const { access_token, openid } = await ask(options, '/sns/oauth2/access_token', grant);
      if (!access_token || !openid) throw new WechatUnavailable('unreadable');
      return identityOf(await ask(options, '/sns/userinfo', { access_token, openid, lang: 'zh_CN' }), openid);
    },
  };
}

interface Reply {
  /** Errors come with HTTP 200 too. */
  errcode?: number;
  access_token?: string;
  openid?: string;
  /** Missing where the service account is bound to no Open Platform account. */
  unionid?: string;
  nickname?: string;
}

/** The type of its responses is text/plain. */
async function ask(
  { apiEndpoint, timeout = 5_000 }: OpenPlatformOptions,
  path: string,
  query: Record<string, string>,
): Promise<Reply> {
  const response = await fetch(`${apiEndpoint}${path}?${new URLSearchParams(query)}`, {
    signal: AbortSignal.timeout(timeout),
  }).catch(() => undefined);
  if (!response?.ok) throw new WechatUnavailable(String(response?.status ?? 'no response'));
  const reply: unknown = await response.json().catch(() => null);
  if (typeof reply !== 'object' || reply === null) throw new WechatUnavailable('unreadable');
  const { errcode = 0 } = reply as Reply;
  if (REFUSED.has(errcode)) throw new WechatRefused(String(errcode));
  if (errcode !== 0) throw new WechatUnavailable(String(errcode));
  return reply as Reply;
}

function identityOf({ unionid, nickname }: Reply, openId: string): WechatIdentity {
  if (!unionid) throw new WechatUnavailable('no unionid');
  return { unionId: unionid, openId, nickname: nickname ?? '' };
}
