import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { playWechat, type WechatStandIn } from '../../../test/stand-ins/wechat.ts';
import { embeddedWechat } from './embedded.ts';
import { openPlatformWechat } from './open-platform.ts';
import { WechatMessageRefused, type WechatProvider, WechatRefused, WechatUnavailable } from './port.ts';

const account = { appid: 'wx520c15f417810387', secret: 'app&secret=1', domain: 'qinghe.example', template: 'tpl-1' };
const request = { state: 'aZ09', returnTo: 'https://qinghe.example/wechat/return' };
let service: WechatStandIn;

beforeAll(async () => {
  service = await playWechat(account);
});
afterEach(() => {
  service.next = undefined;
  service.tokensExpire = false;
});
afterAll(() => service.close());

const real = (options: { appId?: string; secret?: string; template?: string; timeout?: number } = {}): WechatProvider =>
  openPlatformWechat({
    authorizeEndpoint: service.url,
    apiEndpoint: service.url,
    appId: account.appid,
    secret: account.secret,
    template: account.template,
    ...options,
  });
/** What the phone brings back from the address of the QR code. */
const scanned = (provider: WechatProvider, nickname = '林晓'): string =>
  service.scan(provider.authorizationUrl(request), { unionid: `u-${nickname}`, nickname }).searchParams.get('code') ??
  '';

const embedded = () =>
  embeddedWechat(
    () => new Date(),
    async () => undefined,
  );
let nonce = 0;
const played = (_provider: WechatProvider, nickname = '林晓'): string => {
  nonce += 1;
  return `${Date.now()}.${Buffer.from(nickname).toString('base64url')}.${nonce}`;
};

describe.each([
  ['WeChat', real, scanned],
  ['the one that plays it', embedded, played],
])('%s', (_name, make, codeOf) => {
  test('a code says who it is, the same person each time', async () => {
    const provider = make();
    const first = await provider.identify(codeOf(provider));
    expect(first.nickname).toBe('林晓');
    expect((await provider.identify(codeOf(provider))).unionId).toBe(first.unionId);
    expect((await provider.identify(codeOf(provider, '周远'))).unionId).not.toBe(first.unionId);
  });

  test('a code is good once', async () => {
    const provider = make();
    const code = codeOf(provider);
    await provider.identify(code);
    await expect(provider.identify(code)).rejects.toThrow(WechatRefused);
  });

  test('a code that was made up is refused', async () => {
    for (const code of ['made-up', '..', '1.MQ.1']) await expect(make().identify(code)).rejects.toThrow(WechatRefused);
  });

  test('the address holds the state', () => {
    expect(new URL(make().authorizationUrl(request)).searchParams.get('state')).toBe(request.state);
  });
});

test('WeChat asks on the phone, and returns there with state and code', () => {
  const back = service.scan(real().authorizationUrl(request), { unionid: 'u', nickname: '林晓' });
  expect(back.href).toMatch(/^https:\/\/qinghe\.example\/wechat\/return\?code=\w+&state=aZ09$/);
});

test.each([
  ['a wrong appid', { appId: 'other' }, '40013'],
  ['a wrong secret', { secret: 'other' }, '40125'],
])('%s is told by the code of WeChat alone', async (_what, options, errcode) => {
  const code = scanned(real());
  await expect(real(options).identify(code)).rejects.toThrow(new WechatUnavailable(errcode));
});

test('a service account without an Open Platform account cannot say who it is', async () => {
  const code = service.scan(real().authorizationUrl(request), { nickname: '林晓' }).searchParams.get('code') ?? '';
  await expect(real().identify(code)).rejects.toThrow('no unionid');
});

test('a busy system, a broken response, a token too old and silence are told without secret and code', async () => {
  const code = scanned(real());
  service.tokensExpire = true;
  await expect(real().identify(scanned(real()))).rejects.toThrow(new WechatUnavailable('42001'));
  service.next = { errcode: -1 };
  await expect(real().identify(code)).rejects.toThrow(new WechatUnavailable('-1'));
  service.next = { text: '<html>', status: 200 };
  await expect(real().identify(code)).rejects.toThrow(new WechatUnavailable('unreadable'));
  service.next = { text: 'null', status: 200 };
  await expect(real().identify(code)).rejects.toThrow(new WechatUnavailable('unreadable'));
  service.next = { text: '', status: 502 };
  await expect(real().identify(code)).rejects.toThrow('502');
  service.next = 'silence';
  const error = await real({ timeout: 50 })
    .identify(code)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WechatUnavailable);
  expect(String(error)).not.toContain(code);
  expect(String(error)).not.toContain(account.secret);
});

const message = { title: '营业执照即将到期', text: '还有 7 天，请换发执照', link: 'https://qinghe.example/a' };
const key = '01890000-0000-7000-8000-000000000001';
const delivery = { key, again: false };

test('a message goes to who follows the account, once under its key, also with a token that has ended meanwhile', async () => {
  const provider = real();
  const { openId } = await provider.identify(scanned(provider, '唐知夏'));
  await expect(provider.sendMessage(openId, message, delivery)).rejects.toThrow(new WechatMessageRefused('43004'));
  service.followers.add(openId);
  await provider.sendMessage(openId, message, delivery);
  service.endTokens();
  await provider.sendMessage(openId, message, { key, again: true });
  expect(service.messages).toEqual([{ openid: openId, ...message }]);
});

test.each([
  ['an unknown template', { template: 'other' }, 'o-u', WechatMessageRefused, '40037'],
  ['an address that is none', {}, 'made-up', WechatMessageRefused, '40003'],
  ['a wrong secret', { secret: 'other' }, 'o-u', WechatUnavailable, '40125'],
])('a message with %s is told by the code of WeChat alone', async (_what, options, openId, Kind, code) => {
  await expect(real(options).sendMessage(openId, message, delivery)).rejects.toThrow(new Kind(code));
});

test('without a template none are sent', () => {
  expect([real({ template: '' }).sendsMessages, real().sendsMessages]).toEqual([false, true]);
});
