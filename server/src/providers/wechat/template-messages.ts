import { WechatMessageRefused, type WechatProvider, WechatUnavailable } from './port.ts';

interface TemplateOptions {
  apiEndpoint: string;
  appId: string;
  secret: string;
  template: string;
  timeout?: number;
}

// WeChat API, return codes. The token: invalid, malformed, expired.
const TOKEN_IS_OLD = new Set([40001, 40014, 42001]);
// No further try helps: openid, template or its fields invalid, not followed, refused by the person, blocked.
const FINAL = new Set([40003, 40037, 43004, 43101, 45072, 47003]);
/** Seconds before its end from which a token is not used any more. */
const TOKEN_RESERVE = 300;

/**
 * Template messages (模板消息, `message/template/send`) of the service account. The template has the fields `thing1` (what)
 * and `thing2` (a hint), of 20 characters each. WeChat sends one `client_msg_id` to one person once.
 */
export function templateMessages(options: TemplateOptions): Pick<WechatProvider, 'sendsMessages' | 'sendMessage'> {
  let token: { value: string; until: number } | null = null;
  const tokenOf = async (refresh: boolean): Promise<string> => {
    if (!refresh && token && token.until > Date.now()) return token.value;
    const { appId: appid, secret } = options;
    // The stable token does not end those of other processes, as the older call does.
    const body = { grant_type: 'client_credential', appid, secret, force_refresh: refresh };
    const { errcode = 0, access_token, expires_in = 0 } = await post(options, '/cgi-bin/stable_token', body);
    if (errcode !== 0 || !access_token) throw new WechatUnavailable(String(errcode || 'unreadable'));
    token = { value: access_token, until: Date.now() + (expires_in - TOKEN_RESERVE) * 1000 };
    return access_token;
  };
  return {
    sendsMessages: options.template !== '',
    async sendMessage(touser, { title, text, link }, { key }) {
      const message = {
        touser,
        template_id: options.template,
        url: link,
        client_msg_id: key.replaceAll('-', ''),
        data: { thing1: { value: title }, thing2: { value: text } },
      };
      const send = async (refresh: boolean) => {
        const query = new URLSearchParams({ access_token: await tokenOf(refresh) });
        const { errcode = 0 } = await post(options, `/cgi-bin/message/template/send?${query}`, message);
        return errcode;
      };
      const first = await send(false);
      const errcode = TOKEN_IS_OLD.has(first) ? await send(true) : first;
      if (FINAL.has(errcode)) throw new WechatMessageRefused(String(errcode));
      if (errcode !== 0) throw new WechatUnavailable(String(errcode));
    },
  };
}

interface Reply {
  errcode?: number;
  access_token?: string;
  /** Seconds. */
  expires_in?: number;
}

/** Refusals come with HTTP 200 and an `errcode`. */
async function post({ apiEndpoint, timeout = 10_000 }: TemplateOptions, path: string, body: object): Promise<Reply> {
  const response = await fetch(`${apiEndpoint}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).catch(() => undefined);
  if (!response?.ok) throw new WechatUnavailable(String(response?.status ?? 'no response'));
  const reply: unknown = await response.json().catch(() => null);
  if (typeof reply !== 'object' || reply === null) throw new WechatUnavailable('unreadable');
  return reply as Reply;
}
