import { quickLogin } from '@qinghe/contract/account/session.ts';
import {
  type WechatCode,
  type WechatState,
  wechatBindPhone,
  wechatLoginCode,
  wechatStatus,
} from '@qinghe/contract/account/wechat.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runsAs } from '../../../test/health.ts';
import { act, cutOff, fail, fireEvent, open, type Reply, respond, screen } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { session } from '../../lib/session/browser-session.ts';
import Login from './login.tsx';

const code = (parts: Partial<WechatCode> = {}): WechatCode => ({
  content: 'https://open.weixin.qq.com/connect/oauth2/authorize?state=a1',
  poll_key: 'key-1',
  expires_at: '2026-01-01T00:02:00.000Z',
  is_played: false,
  ...parts,
});
const state = (parts: Partial<WechatState> = {}): WechatState => ({
  state: 'waiting',
  expires_at: null,
  nickname: null,
  next: null,
  session: null,
  ...parts,
});
const confirmed = (next: WechatState['next'], parts: Partial<WechatState> = {}) =>
  state({ state: 'confirmed', nickname: '林*', next, ...parts });
const entered = confirmed('entered', { session: { token: 'token-of-wechat', user: userInfo() } });

beforeEach(() => {
  session.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const passes = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

// A person's library waits for timers, which stand still here.
const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await passes(0);
};
const fill = async (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await passes(0);
};

async function openTab(...replies: Reply[]) {
  const opened = await open(<Login />, {
    address: '/login/wechat',
    replies: [runsAs('production'), respond(wechatLoginCode, code()), respond(wechatStatus, state()), ...replies],
  });
  // The tab's own file comes first.
  await act(() => vi.dynamicImportSettled());
  await passes(0);
  return opened;
}

test('a code waits, and is asked after every two seconds by its key', async () => {
  const { server } = await openTab();
  expect(screen.getByRole('img', { name: '用微信扫码登录的二维码' })).toBeDefined();
  expect(screen.getByRole('tab', { name: '微信', selected: true })).toBeDefined();
  const before = server.requests(wechatStatus).length;
  await passes(6);
  expect(server.requests(wechatStatus)).toHaveLength(before + 3);
  expect(server.requests(wechatStatus)[0]).toEqual({ poll_key: 'key-1', take_over: false });
  expect(server.requests(wechatLoginCode)).toHaveLength(1);
});

test('a scanned one is faded, names the WeChat, and counts down', async () => {
  await openTab(respond(wechatStatus, state({ state: 'scanned', nickname: '林*' })));
  await passes(2);
  expect(screen.getByRole('status').textContent).toContain('林*，请在手机上点确认');
  expect(screen.queryByRole('img', { name: /二维码/ })).toBeNull();
  await passes(20);
  expect(screen.getByText(/^等你确认，还有 1:(?:39|40|41)$/)).toBeDefined();
});

test('one that runs out is replaced three times, then waits for a click', async () => {
  const { server } = await openTab(respond(wechatStatus, state({ state: 'expired' })));
  await passes(20);
  expect(server.requests(wechatLoginCode)).toHaveLength(4);
  await passes(60);
  expect(server.requests(wechatLoginCode)).toHaveLength(4);
  expect(screen.getByRole('status').textContent).toContain('二维码已过期');
  server.use(respond(wechatStatus, state()));
  await press(screen.getByRole('button', { name: '刷新二维码' }));
  await passes(3);
  expect(screen.getByRole('img', { name: /二维码/ })).toBeDefined();
});

test('a no on the phone says so, and lets one scan again', async () => {
  const { server } = await openTab(respond(wechatStatus, state({ state: 'refused' })));
  await passes(2);
  expect(screen.getByRole('status').textContent).toContain('你在手机上取消了');
  const asked = server.requests(wechatStatus).length;
  await passes(10);
  expect(server.requests(wechatStatus)).toHaveLength(asked);
  await press(screen.getByRole('button', { name: '重新扫码' }));
  expect(server.requests(wechatLoginCode)).toHaveLength(2);
});

test('a confirmed one begins the session', async () => {
  const { address } = await openTab(respond(wechatStatus, entered));
  await passes(2);
  expect(address()).toBe('/');
  expect(session.token()).toBe('token-of-wechat');
});

test('an account that is in use elsewhere is said first, then logged in here', async () => {
  const { address, server } = await openTab(
    respond(wechatStatus, ({ take_over }) => (take_over ? entered : confirmed('elsewhere'))),
  );
  await passes(2);
  expect(screen.getByRole('status').textContent).toContain('账号正在另一台设备上使用');
  expect(session.token()).toBeNull();
  await press(screen.getByRole('button', { name: '继续登录' }));
  await passes(0);
  expect(address()).toBe('/');
  expect(server.requests(wechatStatus).at(-1)).toEqual({ poll_key: 'key-1', take_over: true });
});

test('without a network the tab stays and goes on by itself', async () => {
  const { server } = await openTab(cutOff(wechatStatus));
  await passes(2);
  expect(screen.getByRole('status').textContent).toContain('没有网络');
  server.use(respond(wechatStatus, state()));
  await passes(2);
  expect(screen.getByRole('img', { name: /二维码/ })).toBeDefined();
  expect(server.requests(wechatLoginCode)).toHaveLength(1);
});

test('also where there is no code yet', async () => {
  const { server } = await openTab(cutOff(wechatLoginCode));
  expect(screen.getByRole('status').textContent).toContain('没有网络');
  server.use(respond(wechatLoginCode, code()));
  await passes(2);
  expect(screen.getByRole('img', { name: /二维码/ })).toBeDefined();
});

test('where no WeChat is connected the reason is said', async () => {
  await openTab(fail(wechatLoginCode, 40902, { reason: '微信登录还没有开通' }));
  expect(screen.getByRole('alert').textContent).toContain('微信登录还没有开通');
});

test('a WeChat of no account goes on to the phone check with its key', async () => {
  const { server, address } = await openTab(
    respond(wechatStatus, confirmed('phone')),
    respond(wechatBindPhone, { token: 'token-of-phone', user: userInfo(), is_new: false }),
  );
  await passes(2);
  expect(screen.getByText('林* 还没有绑定青禾账号')).toBeDefined();
  await fill('手机号', '13800000001');
  await fill('验证码', '123456');
  await press(screen.getByRole('button', { name: '绑定并登录' }));
  await passes(0);
  expect(server.requests(wechatBindPhone)).toEqual([{ poll_key: 'key-1', phone: '13800000001', code: '123456' }]);
  expect(server.requests(quickLogin)).toEqual([]);
  expect(address()).toBe('/');
});

test('a phone that has another WeChat is refused in words, beside the button', async () => {
  await openTab(
    respond(wechatStatus, confirmed('phone')),
    fail(wechatBindPhone, 40902, { reason: '这个手机号的账号已绑定另一个微信', field: 'phone' }),
  );
  await passes(2);
  await fill('手机号', '13800000001');
  await fill('验证码', '123456');
  await press(screen.getByRole('button', { name: '绑定并登录' }));
  await passes(0);
  expect(screen.getByRole('alert').textContent).toContain('另一个微信');
});

test('an account with a second factor goes on there', async () => {
  const data = { challenge: 'challenge', expires_at: '2026-01-01T00:05:00.000Z' };
  const { address } = await openTab(fail(wechatStatus, 40104, { data }));
  await passes(2);
  expect(address()).toBe('/login/second-factor');
});

test('another tab keeps what was typed, and stops asking', async () => {
  const { server, address } = await openTab();
  await press(screen.getByRole('tab', { name: '密码登录' }));
  await fill('手机号或邮箱', '138');
  const asked = server.requests(wechatStatus).length;
  await press(screen.getByRole('tab', { name: '验证码登录' }));
  await passes(10);
  expect(address()).toBe('/login/wechat?way=code');
  expect(server.requests(wechatStatus)).toHaveLength(asked);
});
