import { sendSms } from '@qinghe/contract/account/codes.ts';
import { register } from '@qinghe/contract/account/register.ts';
import { expect, test, vi } from 'vitest';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { fail, open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { rememberedAccounts } from '../../domains/account/remembered.ts';
import { session } from '../../lib/session/browser-session.ts';
import Join from './join.tsx';

const newcomer = userInfo({ company_uuid: null, name: '唐知夏' });

test.each([
  ['/join', '在青禾招实习生和应届生'],
  ['/join-bake', '招到能来上班的实习生'],
  ['/join-bake2', '一个校招季，一处管完'],
  ['/join-bake3', '没有专职 HR，也能把人招好'],
])('%s has its own words around the same form', async (address, title) => {
  localStorage.clear();
  await open(<Join />, { address });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('button', { name: '注册并填写企业资料' })).toBeTruthy();
});

test('a phone that has an account says so at its field; another registers and goes on', async () => {
  localStorage.clear();
  // Here every address shows this page, and those that are none of its own lead back to it.
  localStorage.setItem('jumpoutRouter', '/join-bake2?after');
  const page = await open(<Join />, {
    address: '/join',
    replies: [
      ...solvedCaptcha,
      respond(sendSms, { resend_after: 60 }),
      fail(register, 40902, { field: 'phone', reason: '这个手机号已有账号，请直接登录' }),
    ],
  });
  await page.user.type(screen.getByLabelText('你的姓名'), '唐知夏');
  await page.user.type(screen.getByLabelText('手机号'), '13900217745');
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() =>
    expect(page.server.requests(sendSms)).toMatchObject([{ phone: '13900217745', purpose: 'register' }]),
  );
  await page.user.type(screen.getByLabelText('短信验证码'), '123456');
  await page.user.type(screen.getByLabelText('密码'), 'tangzhixia9');
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: '注册并填写企业资料' });
  await page.user.click(submit());
  expect(await screen.findByText('这个手机号已有账号，请直接登录')).toBeTruthy();
  page.server.use(respond(register, { token: 'fresh', user: newcomer }));
  await waitFor(() => expect(submit().disabled).toBe(false));
  await page.user.click(submit());
  await waitFor(() => expect(page.address()).toBe('/join-bake2?after'));
  expect(page.server.requests(register)).toHaveLength(2);
  expect(session.token()).toBe('fresh');
  expect(rememberedAccounts()).toMatchObject([{ name: '唐知夏', way: 'password', account: '13900217745' }]);
});

test('who is logged in is not asked to register again', async () => {
  await open(<Join />, { address: '/join' });
  expect(screen.getByRole('link', { name: '继续' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['/join', 'a phone', true, '/m/join?from=fair'],
  ['/m/join', 'a desktop', false, '/join?from=fair'],
  ['/join-bake', 'a phone', true, '/join-bake?from=fair'],
])('%s on %s leads where it belongs', async (path, _what, onPhone, address) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: onPhone && query.includes('coarse') }));
  vi.stubGlobal('screen', { width: 360, height: 780 });
  const page = await open(<Join />, { address: `${path}?from=fair` });
  await waitFor(() => expect(page.address()).toBe(address));
});
