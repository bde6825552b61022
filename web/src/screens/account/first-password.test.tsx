import { initPassword } from '@qinghe/contract/account/password.ts';
import { quickLogin } from '@qinghe/contract/account/session.ts';
import { expect, test } from 'vitest';
import { runsAs } from '../../../test/health.ts';
import { fail, open, type Reply, respond, screen, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { session } from '../../lib/session/browser-session.ts';
import FirstPassword from './first-password.tsx';
import Login from './login.tsx';

const openPage = (...replies: Reply[]) => {
  session.begin('token', userInfo().useruuid);
  return open(<FirstPassword />, { address: '/login/password', handle: { title: 'firstPassword' }, replies });
};

test('a first login by code leads to a first password, one of an account of before does not', async () => {
  for (const [is_new, to] of [
    [true, '/login/password'],
    [false, '/'],
  ] as const) {
    const { user, address } = await open(<Login />, {
      address: '/login',
      replies: [runsAs('production'), respond(quickLogin, { token: 'token', user: userInfo(), is_new })],
    });
    await user.click(screen.getAllByRole('tab', { name: '验证码登录' }).at(-1) as HTMLElement);
    await user.type((await screen.findAllByLabelText('手机号')).at(-1) as HTMLElement, '13900000002');
    await user.type(screen.getAllByLabelText('验证码').at(-1) as HTMLElement, '123456{Enter}');
    await waitFor(() => expect(address()).toBe(to));
  }
});

test('a password is set, and the way goes on', async () => {
  const { user, server, address } = await openPage(respond(initPassword, {}));
  await user.type(screen.getByLabelText('新密码'), 'qinghe2027{Enter}');
  await waitFor(() => expect(address()).toBe('/'));
  expect(server.requests(initPassword)).toEqual([{ password: 'qinghe2027' }]);
});

test('it can be skipped', async () => {
  const { user, address } = await openPage();
  await user.click(screen.getByRole('button', { name: '先跳过' }));
  expect(address()).toBe('/');
});

test('a common one is refused at its field', async () => {
  const { user } = await openPage(fail(initPassword, 400, { field: 'password', reason: '这个密码太常见' }));
  await user.type(screen.getByLabelText('新密码'), 'password{Enter}');
  expect(await screen.findByText('这个密码太常见')).toBeDefined();
});
