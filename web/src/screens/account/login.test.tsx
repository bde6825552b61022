import { expect, test } from 'vitest';
import { runsAs } from '../../../test/health.ts';
import { open, screen } from '../../../test/screen.tsx';
import Login from './login.tsx';

test('a field that is wrong says so before anything is sent', async () => {
  const { user } = await open(<Login />, { address: '/login', replies: [runsAs('production')] });
  await user.type(screen.getByLabelText('手机号或邮箱'), '123');
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.getByText('请输入手机号或邮箱')).toBeDefined();
  expect(screen.getByText('必填')).toBeDefined();
});
