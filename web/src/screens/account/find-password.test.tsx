import { checkSms, sendEmail, sendSms } from '@qinghe/contract/account/codes.ts';
import { resetPassword } from '@qinghe/contract/account/password.ts';
import { expect, test } from 'vitest';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { fail, open, type Reply, respond, screen } from '../../../test/screen.tsx';
import FindPassword from './find-password.tsx';

const replies: Reply[] = [
  ...solvedCaptcha,
  respond(sendSms, { resend_after: 60 }),
  respond(sendEmail, { resend_after: 60 }),
  respond(checkSms, ({ code }) => ({ valid: code === '123456' })),
  respond(resetPassword, {}),
];
const openPage = (...more: Reply[]) =>
  open(<FindPassword />, { handle: { title: 'findPassword' }, replies: [...replies, ...more] });

test('leads from the phone by the code to a new password, and says where the code went', async () => {
  const { user, server } = await openPage();
  await user.type(screen.getByLabelText('手机号或邮箱'), '13800000001{Enter}');
  expect(await screen.findByText(/138\*\*\*\*0001/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /60/ }).disabled).toBe(true);
  await user.type(screen.getByLabelText('验证码'), '000000{Enter}');
  expect(await screen.findByText('验证码不正确或已过期')).toBeDefined();
  await user.clear(screen.getByLabelText('验证码'));
  await user.type(screen.getByLabelText('验证码'), '123456{Enter}');
  await screen.findByText(/6–20 位字母或数字；/);
  await user.type(screen.getByLabelText('新密码'), 'qinghe2027{Enter}');
  expect(await screen.findByText('新密码已生效')).toBeDefined();
  expect(server.requests(resetPassword)).toEqual([{ account: '13800000001', code: '123456', password: 'qinghe2027' }]);
});

test('works by e-mail, and what the server has against a password stands at its field', async () => {
  const common = '这个密码太常见，请换一个';
  const { user, server } = await openPage(fail(resetPassword, 400, { field: 'password', reason: common }));
  await user.type(screen.getByLabelText('手机号或邮箱'), 'lin@yunshan.example{Enter}');
  expect(await screen.findByText(/l\*\*@yunshan\.example/)).toBeDefined();
  expect(server.requests(sendEmail)[0]?.purpose).toBe('reset_password');
  await user.type(screen.getByLabelText('验证码'), '123456{Enter}');
  await user.type(await screen.findByLabelText('新密码'), 'password{Enter}');
  expect(await screen.findByText(common)).toBeDefined();
  expect(server.requests(checkSms)).toEqual([]);
});

test('a wrong account says so before anything is sent, and going back keeps it', async () => {
  const { user, server } = await openPage();
  await user.type(screen.getByLabelText('手机号或邮箱'), '1380000{Enter}');
  expect(await screen.findByText('请输入手机号或邮箱')).toBeDefined();
  expect(server.requests(sendSms)).toEqual([]);
  await user.type(screen.getByLabelText('手机号或邮箱'), '0001{Enter}');
  await screen.findByText(/138\*\*\*\*0001/);
  await user.click(screen.getByRole('button', { name: '换一个手机号或邮箱' }));
  expect(screen.getByLabelText<HTMLInputElement>('手机号或邮箱').value).toBe('13800000001');
});

test('too many codes are said where they were asked for', async () => {
  const { user } = await openPage(fail(sendSms, 429));
  await user.type(screen.getByLabelText('手机号或邮箱'), '13800000001{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('操作太频繁');
});
