import { sendEmail } from '@qinghe/contract/account/codes.ts';
import { changeEmailByLink, openEmailLink } from '@qinghe/contract/account/contact.ts';
import { expect, test } from 'vitest';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { fail, open, type Reply, respond, screen } from '../../../test/screen.tsx';
import ChangeEmail from './change-email.tsx';

const link = { email: 'li*@yunshan.example', expires_at: '2026-01-02T00:00:00.000Z' };
const openLink = (...replies: Reply[]) =>
  open(<ChangeEmail />, {
    address: '/outintern/change-email#token',
    handle: { title: 'changeEmail' },
    replies: [...solvedCaptcha, respond(openEmailLink, link), respond(sendEmail, { resend_after: 60 }), ...replies],
  });

test('opening a link changes nothing; taking the e-mail off asks first', async () => {
  const { user, server } = await openLink(respond(changeEmailByLink, {}));
  await user.click(await screen.findByRole('button', { name: '解绑这个邮箱' }));
  expect(server.requests(changeEmailByLink)).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: '解绑这个邮箱' }).at(-1) as HTMLElement);
  expect(await screen.findByText('邮箱已更新')).toBeDefined();
  expect(server.requests(changeEmailByLink)).toEqual([{ token: 'token' }]);
});

test('another e-mail takes its place by a code, and a wrong one is said', async () => {
  const { user, server } = await openLink(fail(changeEmailByLink, 40102, { field: 'replacement.code' }));
  await user.type(await screen.findByLabelText('新邮箱'), 'new@yunshan.example');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await user.type(screen.getByLabelText('邮箱收到的验证码'), '123456');
  await user.click(screen.getByRole('button', { name: '换成新的邮箱' }));
  expect((await screen.findAllByText('验证码不正确或已过期')).length).toBeGreaterThan(0);
  expect(server.requests(changeEmailByLink)).toEqual([
    { token: 'token', replacement: { email: 'new@yunshan.example', code: '123456' } },
  ]);
});

test('a link that was used or is too old says so, with the way to another one', async () => {
  await openLink(fail(openEmailLink, 40401));
  expect(await screen.findByText('链接已失效')).toBeDefined();
  expect(screen.getByRole('link', { name: '打开个人设置' })).toBeDefined();
});

test('what removing was refused for is said', async () => {
  const { user } = await openLink(fail(changeEmailByLink, 40902, { reason: '请先换成新邮箱' }));
  await user.click(await screen.findByRole('button', { name: '解绑这个邮箱' }));
  await user.click(screen.getAllByRole('button', { name: '解绑这个邮箱' }).at(-1) as HTMLElement);
  expect((await screen.findByText('请先换成新邮箱')).closest('[role=alert]')).not.toBeNull();
});
