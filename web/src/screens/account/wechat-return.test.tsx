import { type WechatAsking, wechatConfirm, wechatOauthCheck } from '@qinghe/contract/account/wechat.ts';
import { expect, test } from 'vitest';
import { runsAs } from '../../../test/health.ts';
import { cutOff, fail, open, type Reply, respond, screen } from '../../../test/screen.tsx';
import WechatPhone from './wechat-phone.tsx';
import WechatReturn from './wechat-return.tsx';

const asking = (parts: Partial<WechatAsking> = {}): WechatAsking => ({
  ticket: 'ticket-1',
  purpose: 'login',
  browser: 'chrome',
  system: 'linux',
  network: '192.0.2.7',
  asked_at: '2026-01-01T00:00:00.000Z',
  expires_at: '2026-01-01T00:02:00.000Z',
  nickname: '林*',
  account: null,
  ...parts,
});
const openReturn = (...replies: Reply[]) =>
  open(<WechatReturn />, {
    address: '/wechat/return?code=c.1&state=s1',
    replies: [respond(wechatOauthCheck, { asking: asking() }), ...replies],
  });

test('says which browser asks, from where, and takes a yes', async () => {
  const { user, server } = await openReturn(respond(wechatConfirm, { next: 'entered' }));
  expect(await screen.findByText('Chrome · Linux')).toBeDefined();
  expect(screen.getByText('192.0.2.7')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '确认登录' }));
  expect(await screen.findByText('已确认，请回到电脑继续')).toBeDefined();
  expect(server.requests(wechatOauthCheck)).toEqual([{ state: 's1', code: 'c.1' }]);
  expect(server.requests(wechatConfirm)).toEqual([{ ticket: 'ticket-1', agreed: true }]);
});

test('takes a no', async () => {
  const { user, server } = await openReturn(respond(wechatConfirm, { next: 'refused' }));
  await user.click(await screen.findByRole('button', { name: '取消' }));
  expect(await screen.findByText('已取消，电脑上不会登录')).toBeDefined();
  expect(server.requests(wechatConfirm)).toMatchObject([{ agreed: false }]);
});

test('names the account to which it would be bound, and says that it is another one’s', async () => {
  const account = { name: '林*', phone: '138****0001' };
  const { user } = await openReturn(
    respond(wechatOauthCheck, { asking: asking({ purpose: 'bind', account }) }),
    fail(wechatConfirm, 40902, { reason: '这个微信已绑定另一个青禾账号' }),
  );
  expect(await screen.findByText('林* 138****0001')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '确认绑定' }));
  expect((await screen.findByRole('alert')).textContent).toContain('已绑定另一个青禾账号');
});

test('a yes that did not get through can be given again', async () => {
  const { user, server } = await openReturn(cutOff(wechatConfirm));
  await user.click(await screen.findByRole('button', { name: '确认登录' }));
  expect((await screen.findByRole('alert')).textContent).toContain('没有连上服务器');
  server.use(respond(wechatConfirm, { next: 'phone' }));
  await user.click(screen.getByRole('button', { name: '确认登录' }));
  expect(await screen.findByText(/请在电脑上验一次手机号/)).toBeDefined();
});

test('a code that was scanned already says what to do', async () => {
  await openReturn(fail(wechatOauthCheck, 40401, { reason: '二维码已过期或已被扫过' }));
  expect((await screen.findByRole('alert')).textContent).toContain('二维码已过期');
});

test('no leave in WeChat, and an address that is none', async () => {
  const { goTo, reload, server } = await openReturn(respond(wechatOauthCheck, { asking: null }));
  expect(await screen.findByText('你没有授权，电脑上不会登录')).toBeDefined();
  await goTo('/wechat/return?state=%E4%BD%A0%0A&code=c');
  await reload();
  expect((await screen.findByRole('alert')).textContent).toContain('二维码');
  expect(server.requests(wechatOauthCheck)).toHaveLength(1);
});

test('the page that plays WeChat returns with state and code, for demos alone', async () => {
  await open(<WechatPhone />, { address: '/wechat/phone?state=s1', replies: [runsAs('demo')] });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /林晓的微信/ });
  expect(link.href).toMatch(/\/wechat\/return\?state=s1&code=\d+\.5p6X5pmT\.\w+$/);
});

test('in production nothing is played', async () => {
  await open(<WechatPhone />, { address: '/wechat/phone?state=s1', replies: [runsAs('production')] });
  expect(await screen.findByText(/请从登录页或个人设置里的二维码打开/)).toBeDefined();
});
