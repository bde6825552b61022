import { login } from '@qinghe/contract/account/session.ts';
import { logInBySecondFactor } from '@qinghe/contract/account/two-factor.ts';
import { expect, test } from 'vitest';
import { runsAs } from '../../../test/health.ts';
import { fail, open, type Reply, respond, screen, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { session } from '../../lib/session/browser-session.ts';
import Login from './login.tsx';
import SecondFactor from './second-factor.tsx';

const openStep = (...replies: Reply[]) =>
  open(<SecondFactor />, { address: '/login/second-factor#challenge', handle: { title: 'login' }, replies });

test('a code ends the login and begins the session', async () => {
  const { user, server, address } = await openStep(
    respond(logInBySecondFactor, { token: 'token-of-the-session', user: userInfo() }),
  );
  await user.type(screen.getByLabelText('动态验证码'), '123456{Enter}');
  await waitFor(() => expect(address()).toBe('/'));
  expect(server.requests(logInBySecondFactor)).toEqual([{ challenge: 'challenge', code: '123456' }]);
  expect(session.token()).toBe('token-of-the-session');
});

test('a wrong code stands at its field', async () => {
  const { user } = await openStep(fail(logInBySecondFactor, 40102, { field: 'code' }));
  await user.type(screen.getByLabelText('动态验证码'), '000000{Enter}');
  expect(await screen.findByText('验证码不正确或已过期')).toBeDefined();
});

test('a login that has timed out begins anew', async () => {
  const { user } = await openStep(fail(logInBySecondFactor, 40401));
  await user.type(screen.getByLabelText('动态验证码'), '123456{Enter}');
  expect(await screen.findByText('这次登录已超时')).toBeDefined();
  expect(screen.getByRole('link', { name: '重新登录' })).toBeDefined();
});

test('a login by password leads here where the account has a second factor', async () => {
  const data = { challenge: 'challenge', expires_at: '2026-01-01T00:05:00.000Z' };
  const { user, address } = await open(<Login />, {
    address: '/login',
    replies: [runsAs('production'), fail(login, 40104, { data })],
  });
  await user.type(screen.getByLabelText('手机号或邮箱'), '13800000001');
  await user.type(screen.getByLabelText('密码'), 'qinghe2026{Enter}');
  await waitFor(() => expect(address()).toBe('/login/second-factor'));
});
