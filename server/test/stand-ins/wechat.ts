import { playService, type StandIn } from './http-stand-in.ts';

export interface WechatStandIn extends StandIn {
  /** What WeChat does on a phone: opens the address of a QR code. @returns where it goes on, with state and code */
  scan(address: string, person: { unionid?: string; nickname: string }): URL;
  /** What was sent to whom. */
  readonly messages: { openid: string; title: string; text: string; link: string }[];
  /** People who follow the service account. */
  readonly followers: Set<string>;
  /** The token that is given next ends all before it, as when another server has asked for one. */
  endTokens(): void;
  /** Access tokens are too old as soon as they are given. */
  tokensExpire: boolean;
  /** What the next calls get in place of an answer. */
  next: { errcode: number } | { text: string; status: number } | 'silence' | undefined;
}

interface Account {
  appid: string;
  secret: string;
  /** The registered template of messages. */
  template?: string;
  /** The domain that is registered for the return (网页授权域名). */
  domain: string;
}

type Person = { openid: string; nickname: string; unionid?: string };

interface TemplateMessage {
  touser?: string;
  template_id?: string;
  url?: string;
  client_msg_id?: string;
  data?: Record<string, { value?: string }>;
}

/** WeChat's web page authorisation and template messages as its documents have it: refusals come as HTTP 200, text/plain, with an `errcode`. */
export async function playWechat({ appid, secret, domain, template = 't' }: Account): Promise<WechatStandIn> {
  const codes = new Map<string, Person & { used: boolean }>();
  const tokens = new Map<string, Person>();
  let made = 0;
  const text = (body: object) => ({
    status: 200,
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
  });
  const refuse = (errcode: number, errmsg: string) => text({ errcode, errmsg: `${errmsg}, rid: 6a21` });

  const exchange = (query: Record<string, string>) => {
    if (query.appid !== appid) return refuse(40013, 'invalid appid');
    if (query.secret !== secret) return refuse(40125, 'invalid appsecret');
    if (query.grant_type !== 'authorization_code') return refuse(40002, 'invalid grant_type');
    if (!query.code) return refuse(41008, 'missing code');
    const person = codes.get(query.code);
    if (!person) return refuse(40029, 'invalid code');
    if (person.used) return refuse(40163, 'code been used');
    person.used = true;
    const access_token = `access-${query.code}`;
    tokens.set(access_token, person);
    const { openid, unionid } = person;
    return text({
      access_token,
      expires_in: 7200,
      refresh_token: 'r',
      openid,
      scope: 'snsapi_userinfo',
      ...(unionid ? { unionid } : {}),
    });
  };
  const tell = ({ access_token = '', openid }: Record<string, string>) => {
    const person = tokens.get(access_token);
    if (!person) return refuse(40001, 'invalid credential, access_token is invalid');
    if (play.tokensExpire) return refuse(42001, 'access_token expired');
    if (person.openid !== openid) return refuse(40003, 'invalid openid');
    const { nickname, unionid } = person;
    return text({ openid, nickname, sex: 0, privilege: [], ...(unionid ? { unionid } : {}) });
  };

  let token = 1;
  const sent = new Set<string>();
  const giveToken = (ask: Record<string, unknown>) => {
    if (ask.appid !== appid) return refuse(40013, 'invalid appid');
    if (ask.secret !== secret) return refuse(40125, 'invalid appsecret');
    if (ask.grant_type !== 'client_credential') return refuse(40002, 'invalid grant_type');
    return text({ access_token: `service-${token}`, expires_in: 7200 });
  };
  const send = (given: string | undefined, message: TemplateMessage) => {
    if (given !== `service-${token}`) return refuse(40001, 'invalid credential');
    if (message.template_id !== template) return refuse(40037, 'invalid template_id');
    if (!message.touser?.startsWith('o-')) return refuse(40003, 'invalid openid');
    if (!play.followers.has(message.touser)) return refuse(43004, 'require subscribe');
    const [title = '', words = ''] = [message.data?.thing1?.value, message.data?.thing2?.value];
    if (![title, words].every((value) => value.length > 0 && value.length <= 20))
      return refuse(47003, 'argument invalid');
    if (!/^[0-9a-f]{32}$/.test(message.client_msg_id ?? '')) return refuse(47003, 'client_msg_id');
    const key = `${message.touser} ${message.client_msg_id}`;
    if (!sent.has(key)) play.messages.push({ openid: message.touser, title, text: words, link: message.url ?? '' });
    sent.add(key);
    return text({ errcode: 0, errmsg: 'ok', msgid: sent.size });
  };

  const service = await playService(({ method, target, body }) => {
    const url = new URL(target, 'http://wechat');
    const query = Object.fromEntries(url.searchParams);
    if (play.next === 'silence') return undefined;
    if (play.next && 'text' in play.next) return { status: play.next.status, body: play.next.text };
    if (play.next) return refuse(play.next.errcode, 'system error');
    if (method === 'GET' && url.pathname === '/sns/oauth2/access_token') return exchange(query);
    if (method === 'GET' && url.pathname === '/sns/userinfo') return tell(query);
    if (method === 'POST' && url.pathname === '/cgi-bin/stable_token') return giveToken(JSON.parse(body.toString()));
    if (method === 'POST' && url.pathname === '/cgi-bin/message/template/send')
      return send(query.access_token, JSON.parse(body.toString()));
    return { status: 404, body: '' };
  });
  const play: WechatStandIn = {
    ...service,
    messages: [],
    followers: new Set(),
    endTokens: () => {
      token += 1;
    },
    next: undefined,
    tokensExpire: false,
    scan(address, person) {
      const url = new URL(address);
      const query = Object.fromEntries(url.searchParams);
      const back = new URL(query.redirect_uri ?? '');
      if (url.pathname !== '/connect/oauth2/authorize' || url.hash !== '#wechat_redirect')
        throw new Error('no such page');
      if (query.appid !== appid || query.response_type !== 'code') throw new Error('参数错误');
      if (query.scope !== 'snsapi_userinfo') throw new Error('scope 参数错误');
      if (back.hostname !== domain) throw new Error('redirect_uri 参数错误');
      if (!/^[A-Za-z0-9]{1,128}$/.test(query.state ?? '')) throw new Error('state 参数错误');
      made += 1;
      const code = `0A${made}wx`;
      codes.set(code, { ...person, openid: `o-${person.unionid ?? made}`, used: false });
      back.searchParams.set('code', code);
      back.searchParams.set('state', query.state ?? '');
      return back;
    },
  };
  return play;
}
