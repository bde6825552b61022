import { login, quickLogin } from '@qinghe/contract/account/session.ts';
import { wechatLoginCode } from '@qinghe/contract/account/wechat.ts';
import { openJoinCode } from '@qinghe/contract/company/join.ts';
import { expect, test, vi } from 'vitest';
import { runsAs } from '../../../test/health.ts';
import { hang, open, type Reply, respond, screen, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { forgetAllAccounts, remember, rememberCompany, rememberedAccounts } from '../../domains/account/remembered.ts';
import { session } from '../../lib/session/browser-session.ts';
import { REMEMBERED_KEY } from '../../lib/storage/storage-keys.ts';
import Login from './login.tsx';

const other = userInfo({
  useruuid: '01890000-0000-7000-8000-000000000009',
  name: '赵一鸣',
  phone: '138****0002',
  type: 'slave',
});
const openLogin = (...replies: Reply[]) =>
  open(<Login />, {
    address: '/login',
    replies: [runsAs('production'), hang(wechatLoginCode), ...replies],
  });

function rememberBoth(): void {
  remember(other, { way: 'code', account: '13800000002' });
  remember(userInfo(), { way: 'password', account: 'lin@yunshan.example' });
  rememberCompany(userInfo().useruuid, '云杉科技', 'master');
}

test('a login is remembered without its password, the newest first', async () => {
  rememberBoth();
  const { user } = await openLogin(respond(login, { token: 'token', user: other }));
  await user.type(screen.getByLabelText('手机号或邮箱'), '13800000002');
  await user.type(screen.getByLabelText('密码'), 'qinghe2026{Enter}');
  await waitFor(() => expect(rememberedAccounts()[0]).toMatchObject({ name: '赵一鸣', way: 'password' }));
  expect(rememberedAccounts()).toHaveLength(2);
  expect(localStorage.getItem(REMEMBERED_KEY)).not.toMatch(/qinghe2026|token/);
});

test('one press fills the account in and opens the way of last time', async () => {
  rememberBoth();
  const { user, server } = await openLogin(respond(quickLogin, { token: 'token', user: other, is_new: false }));
  expect((await screen.findByText(/云杉科技 · 主账号 · 上次密码登录/)).textContent).toContain('刚刚');
  expect(screen.getByText('138****0001')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^赵一鸣/ }));
  expect(await screen.findByRole('tab', { name: '验证码登录', selected: true })).toBeDefined();
  expect((await screen.findByLabelText<HTMLInputElement>('手机号')).value).toBe('13800000002');
  await user.click(screen.getByRole('button', { name: /^林晓/ }));
  expect((await screen.findByLabelText<HTMLInputElement>('手机号或邮箱')).value).toBe('lin@yunshan.example');
  expect(server.requests(login)).toEqual([]);
});

test('an account by WeChat opens its tab, and keeps the name that was typed before', async () => {
  rememberBoth();
  remember(userInfo(), { way: 'wechat', account: '' });
  const { user } = await openLogin();
  await user.click(await screen.findByRole('button', { name: /上次微信登录/ }));
  expect(await screen.findByRole('tab', { name: '微信', selected: true })).toBeDefined();
  expect(rememberedAccounts()[0]).toMatchObject({ account: 'lin@yunshan.example', company: '云杉科技' });
});

test('one can be removed, and all at once: then nobody is remembered until it is asked for', async () => {
  rememberBoth();
  const { user } = await openLogin();
  await user.click(await screen.findByRole('button', { name: '移除 赵一鸣' }));
  expect(rememberedAccounts().map(({ name }) => name)).toEqual(['林晓']);
  await user.click(screen.getByRole('button', { name: '公用电脑？全部移除' }));
  expect(screen.queryByText('林晓')).toBeNull();
  remember(userInfo(), { way: 'password', account: '13800000001' });
  expect(rememberedAccounts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '重新开始记住' }));
  remember(userInfo(), { way: 'password', account: '13800000001' });
  expect(rememberedAccounts()).toHaveLength(1);
});

test.each(['{', '"text"', '[null, 1, {}]', '[{"uuid":"a"}]', '{"length":5}'])(
  'a store that holds %s shows nobody',
  (text) => {
    localStorage.setItem(REMEMBERED_KEY, text);
    expect(rememberedAccounts()).toEqual([]);
  },
);

test('five are kept at most, and none once a person has opted out', () => {
  for (let n = 10; n < 17; n += 1)
    remember(userInfo({ useruuid: `01890000-0000-7000-8000-0000000000${n}` }), { way: 'code', account: String(n) });
  expect(rememberedAccounts().map(({ account }) => account)).toEqual(['16', '15', '14', '13', '12']);
  forgetAllAccounts();
  expect(rememberedAccounts()).toEqual([]);
});

test('the role is the one of now, and who was removed is told', async () => {
  rememberBoth();
  rememberCompany(userInfo().useruuid, '云杉科技', 'slave');
  vi.spyOn(session, 'endedBecause').mockReturnValue('你已被移出企业');
  await openLogin();
  expect(await screen.findByText(/云杉科技 · 子账号/)).toBeDefined();
  expect(screen.getByText('你已被移出企业')).toBeDefined();
});

test('who comes by a joining link reads which company waits', async () => {
  session.remember('/register/join?code=SHE9Z5CK');
  const { server } = await openLogin(respond(openJoinCode, { company: '云杉科技' }));
  await screen.findByText('登录或注册后，申请加入「云杉科技」');
  expect(server.requests(openJoinCode)).toEqual([{ code: 'SHE9Z5CK' }]);
});
