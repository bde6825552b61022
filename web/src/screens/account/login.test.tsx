import { login } from '@qinghe/contract/account/session.ts';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runsAs } from '../../../test/health.ts';
import { fail, open, screen } from '../../../test/screen.tsx';
import Login from './login.tsx';

test('a field that is wrong says so before anything is sent', async () => {
  const { user } = await open(<Login />, { address: '/login', replies: [runsAs('production')] });
  await user.type(screen.getByLabelText('手机号或邮箱'), '123');
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.getByText('请输入手机号或邮箱')).toBeDefined();
  expect(screen.getByText('请输入密码')).toBeDefined();
});

test('a phone is taken as it is pasted, as the login by code takes it', async () => {
  const { user, server } = await open(<Login />, {
    address: '/login',
    replies: [runsAs('production'), fail(login, 40101)],
  });
  await user.type(screen.getByLabelText('手机号或邮箱'), '+86 138 0000 0012');
  await user.type(screen.getByLabelText('密码'), 'qinghe2026{Enter}');
  expect(screen.queryByText('请输入手机号或邮箱')).toBeNull();
  expect(server.requests(login)).toEqual([{ account: '13800000012', password: 'qinghe2026' }]);
});

test('another way in is shown at once: what is typed next cannot go into the one that leaves', async () => {
  const { user } = await open(<Login />, { address: '/login', replies: [runsAs('production')] });
  // Looked at before its file is there.
  fireEvent.click(screen.getByRole('tab', { name: '验证码登录' }));
  expect(screen.queryByRole('textbox', { name: '手机号或邮箱' })).toBeNull();
  expect(screen.getByRole('tab', { name: '验证码登录', selected: true })).toBeDefined();
  await user.type(await screen.findByLabelText('手机号'), '13800000001');
});
