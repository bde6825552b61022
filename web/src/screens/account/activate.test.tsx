import { activate, getActivation } from '@qinghe/contract/account/register.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen } from '../../../test/screen.tsx';
import Activate from './activate.tsx';

const link = { email: 'li*@yunshan.example', expires_at: '2026-01-02T00:00:00.000Z' };
const openLink = (...replies: Reply[]) =>
  open(<Activate />, { address: '/outintern/activate#token', handle: { title: 'activate' }, replies });

test('opening the link changes nothing, its button binds the e-mail', async () => {
  const { user, server } = await openLink(respond(getActivation, link), respond(activate, { email: link.email }));
  await screen.findByText(/li\*@yunshan\.example/);
  expect(server.requests(activate)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '确认这个邮箱' }));
  expect(await screen.findByText('邮箱已确认')).toBeDefined();
  expect(server.requests(activate)).toEqual([{ token: 'token' }]);
});

test('a link that was used or is too old says so', async () => {
  await openLink(fail(getActivation, 40401));
  expect(await screen.findByText('链接已失效')).toBeDefined();
});

test('an e-mail that another account has taken meanwhile is said', async () => {
  const { user } = await openLink(respond(getActivation, link), fail(activate, 40908));
  await user.click(await screen.findByRole('button', { name: '确认这个邮箱' }));
  expect(await screen.findByText('这个邮箱已绑定另一个账号')).toBeDefined();
});

test('an address without a token asks nobody, and says that the link is no longer valid', async () => {
  await open(<Activate />, { address: '/outintern/activate', handle: { title: 'activate' } });
  expect(await screen.findByText('链接已失效')).toBeDefined();
});
