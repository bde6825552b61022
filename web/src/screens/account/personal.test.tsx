import { closeAccount } from '@qinghe/contract/account/close.ts';
import { sendEmail, sendSms } from '@qinghe/contract/account/codes.ts';
import {
  bindEmail,
  bindPhone,
  forceBindPhone,
  forceBindPhoneNext,
  rebindPhone,
  sendOwnCode,
  sendUnbindEmail,
} from '@qinghe/contract/account/contact.ts';
import {
  getNotifications,
  saveNotifications,
  saveWechatNotifications,
} from '@qinghe/contract/account/notifications.ts';
import { changePassword, initPassword } from '@qinghe/contract/account/password.ts';
import { getSecurity } from '@qinghe/contract/account/security.ts';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, RECOVERY_CODES } from '@qinghe/contract/account/two-factor.ts';
import { changeUserInfo, getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { rebindWechat, unbindWechat, wechatBindCode, wechatStatus } from '@qinghe/contract/account/wechat.ts';
import { eraseIdentity, getLifeResult, type LifeResult } from '@qinghe/contract/identity/face-check.ts';
import { expect, test } from 'vitest';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { fail, hang, open, REQUEST_ID, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { securityOf, userInfo } from '../../../test/user.ts';
import { session } from '../../lib/session/browser-session.ts';
import Personal from './personal.tsx';

const identified: LifeResult = {
  state: 'passed',
  document: 'id_card',
  name: '林晓',
  number: '1****************X',
  face: 'same',
  reason: '',
  handed_in_at: '2026-11-22T02:44:00.000Z',
  decided_at: '2026-11-22T02:45:00.000Z',
  papers: 2,
  faces: 3,
  erased_at: '2026-12-22T02:45:00.000Z',
  erasures: [],
};
const sent = { resend_after: 60, address: '138****0001' };
const byMail = { email: 'li*@yunshan.example', digest: true, join_requests: true, wechat: null };
const notified = respond(getNotifications, byMail);

const openPage = (...replies: Reply[]) =>
  open(<Personal />, {
    handle: { title: 'personal' },
    replies: [
      ...solvedCaptcha,
      respond(getUserInfo, userInfo()),
      respond(getSecurity, securityOf()),
      notified,
      respond(getLifeResult, identified),
      respond(sendOwnCode, sent),
      respond(sendSms, { resend_after: 60 }),
      respond(sendEmail, { resend_after: 60 }),
      ...replies,
    ],
  });
const dialog = () => within(screen.getByRole('dialog'));

test('shows who it is, how the account opens, and where it is logged in', async () => {
  await openPage();
  expect((await screen.findByLabelText<HTMLInputElement>('姓名')).value).toBe('林晓');
  expect(screen.getByText('138****0001')).toBeDefined();
  expect(screen.getByText(/192\.0\.2\.7/)).toBeDefined();
});

test('who is identified sees how, and can have the pictures erased now', async () => {
  const { user, server } = await openPage(respond(eraseIdentity, {}));
  const section = within(await screen.findByRole('region', { name: '实名信息' }));
  expect(section.getByText('证件与人脸，比对一致')).toBeDefined();
  expect(section.getByText('照片 12月22日自动删除')).toBeDefined();
  await user.click(section.getByRole('button', { name: '现在就删除' }));
  await user.click(dialog().getByRole('button', { name: '删除照片' }));
  await waitFor(() => expect(server.requests(eraseIdentity)).toEqual([{ what: 'pictures' }]));
});

test('waits, and says what failed with the number to name', async () => {
  const { reload, server } = await openPage(hang(getSecurity));
  expect(await screen.findByText('正在载入')).toBeDefined();
  server.use(fail(getSecurity));
  await reload();
  expect((await screen.findByRole('alert')).textContent).toContain(REQUEST_ID);
});

test('a name is saved with the version that was seen', async () => {
  const { user, server } = await openPage(respond(changeUserInfo, userInfo({ name: '林晓晓', version: 4 })));
  const name = await screen.findByLabelText('姓名');
  await user.type(name, '晓{Enter}');
  expect(await screen.findByText('已保存')).toBeDefined();
  expect(server.requests(changeUserInfo)).toEqual([{ version: 3, name: '林晓晓', position: '招聘负责人' }]);
});

test('a wrong old password is said at its field', async () => {
  const { user } = await openPage(fail(changePassword, 400, { field: 'old_password', reason: '原密码不正确' }));
  await user.click(await screen.findByRole('button', { name: '修改密码' }));
  expect(dialog().getByText(/6–20 位字母或数字；/)).toBeDefined();
  await user.type(dialog().getByLabelText('原密码'), 'wrong1');
  await user.type(dialog().getByLabelText('新密码'), 'qinghe2027');
  await user.click(dialog().getByRole('button', { name: '保存' }));
  expect(await dialog().findByText('原密码不正确')).toBeDefined();
});

test('an account without a password sets its first one', async () => {
  const { user, server } = await openPage(
    respond(getSecurity, securityOf({ has_password: false })),
    respond(initPassword, {}),
  );
  await user.click(await screen.findByRole('button', { name: '设置密码' }));
  await user.type(dialog().getByLabelText(/收到的验证码/), '654321');
  await user.type(dialog().getByLabelText('新密码'), 'qinghe2027');
  await user.click(dialog().getByRole('button', { name: '保存' }));
  expect(await screen.findByText('密码已更新')).toBeDefined();
  expect(server.requests(initPassword)).toEqual([{ password: 'qinghe2027', phone_code: '654321' }]);
});

test('a phone is changed by two codes', async () => {
  const { user, server } = await openPage(respond(rebindPhone, {}));
  await user.click(await screen.findByRole('button', { name: '更换手机号' }));
  const [ownCode] = dialog().getAllByRole('button', { name: '获取验证码' });
  if (ownCode) await user.click(ownCode);
  await user.type(dialog().getByLabelText('138****0001 收到的验证码'), '123456');
  await user.type(dialog().getByLabelText('新手机号'), '13900000002');
  await user.click(await dialog().findByRole('button', { name: '获取验证码' }));
  await user.type(dialog().getByLabelText('新手机号收到的验证码'), '654321');
  await user.click(dialog().getByRole('button', { name: '确定' }));
  expect(await screen.findByText('手机号已更新')).toBeDefined();
  expect(server.requests(sendSms)).toMatchObject([{ phone: '13900000002', purpose: 'bind_phone' }]);
  expect(server.requests(rebindPhone)).toEqual([{ old_code: '123456', phone: '13900000002', code: '654321' }]);
});

test.each([
  [false, /将无法再登录/],
  [true, /只能用微信登录/],
])('a phone of another account (WeChat: %s) says whose it is, and moves only after a yes', async (wechat, words) => {
  const { user, server } = await openPage(
    respond(getSecurity, securityOf({ phone: null })),
    fail(bindPhone, 40907, { field: 'phone' }),
    respond(forceBindPhone, {
      ticket: 'ticket',
      expires_at: '2026-01-01T00:10:00.000Z',
      other: { name: '赵**', phone: '139****0002', has_email: false, has_wechat: wechat },
    }),
    respond(forceBindPhoneNext, {}),
  );
  await user.click(await screen.findByRole('button', { name: '绑定手机号' }));
  await user.type(dialog().getByLabelText('新手机号'), '13900000002');
  await user.type(dialog().getByLabelText('新手机号收到的验证码'), '654321');
  await user.click(dialog().getByRole('button', { name: '确定' }));
  expect(await screen.findByText(/赵\*\*/)).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
  expect(server.requests(forceBindPhoneNext)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '移到这个账号' }));
  expect(await screen.findByText('手机号已更新')).toBeDefined();
  expect(server.requests(forceBindPhoneNext)).toEqual([{ ticket: 'ticket' }]);
});

test('an e-mail is bound by its code, and a wrong code stands at its field', async () => {
  const { user, server } = await openPage(fail(bindEmail, 40102, { field: 'code' }));
  await user.click(await screen.findByRole('button', { name: '绑定邮箱' }));
  await user.type(dialog().getByLabelText('新邮箱'), 'lin@yunshan.example');
  await user.type(dialog().getByLabelText(/^1.*收到的验证码/), '654321');
  await user.type(dialog().getByLabelText('邮箱收到的验证码'), '123456');
  await user.click(dialog().getByRole('button', { name: '确定' }));
  expect(await dialog().findByText('验证码不正确或已过期')).toBeDefined();
  expect(server.requests(bindEmail)).toEqual([{ email: 'lin@yunshan.example', code: '123456', phone_code: '654321' }]);
});

test('a bound e-mail gets a link by which it is taken off', async () => {
  const { user } = await openPage(
    respond(getSecurity, securityOf({ email: 'li*@yunshan.example' })),
    respond(sendUnbindEmail, { ...sent, address: 'li*@yunshan.example' }),
  );
  await user.click(await screen.findByRole('button', { name: '发解绑邮件' }));
  expect(await screen.findByText(/解绑链接已发到邮箱/)).toBeDefined();
});

test('reads in English', async () => {
  await open(<Personal />, {
    handle: { title: 'personal' },
    locale: 'en',
    replies: [
      respond(getUserInfo, userInfo()),
      respond(getLifeResult, identified),
      respond(getSecurity, securityOf()),
      notified,
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Login methods' })).toBeDefined();
});

test('the second factor is shown as code and key, confirmed, and its recovery codes stay until they are kept', async () => {
  const recovery_codes = Array.from({ length: RECOVERY_CODES }, (_, index) => `AAAA-BBBB-CCCC-DDD${index}`);
  const { user, server } = await openPage(
    respond(beginTwoFactor, { secret: 'ABCDEFGH', uri: 'otpauth://totp/Qinghe:1?secret=ABCDEFGH' }),
    respond(confirmTwoFactor, { recovery_codes }),
  );
  await user.click(await screen.findByRole('button', { name: '开启' }));
  expect(await dialog().findByRole('img', { name: '身份验证器的二维码' })).toBeDefined();
  expect(dialog().getByText('ABCD EFGH')).toBeDefined();
  await user.type(dialog().getByLabelText('App 里的 6 位数字'), '123456');
  await user.type(dialog().getByLabelText('密码'), 'qinghe2026');
  await user.click(dialog().getByRole('button', { name: '确认开启' }));
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDD9')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.getAllByText(/AAAA-BBBB/)).toHaveLength(RECOVERY_CODES);
  server.use(respond(getSecurity, securityOf({ two_factor: { on: true, recovery_codes_left: 10 } })));
  await user.click(screen.getByRole('button', { name: '已保存好' }));
  expect(await screen.findByText('还有 10 个恢复码可用')).toBeDefined();
});

test('it goes off by a code and the password, and what is wrong stands at its field', async () => {
  const { user } = await openPage(
    respond(getSecurity, securityOf({ two_factor: { on: true, recovery_codes_left: 9 } })),
    fail(endTwoFactor, 400, { field: 'password', reason: '密码不正确' }),
  );
  await user.click(await screen.findByRole('button', { name: '关闭' }));
  await user.type(dialog().getByLabelText('动态验证码或恢复码'), '123456');
  await user.type(dialog().getByLabelText('密码'), 'wrong1');
  await user.click(dialog().getByRole('button', { name: '关闭' }));
  expect(await dialog().findByText('密码不正确')).toBeDefined();
});

test('closing says what goes and what stays, and leads to the receipt', async () => {
  const receipt = '01890000-0000-7000-8000-00000000000a';
  session.begin('token', userInfo().useruuid);
  const { user, server, address } = await openPage(
    respond(closeAccount, { receipt, closed_at: '2026-01-01T00:00:00.000Z' }),
  );
  await user.click(await screen.findByRole('button', { name: '注销账号' }));
  expect(dialog().getByText(/最长三年/)).toBeDefined();
  await user.click(dialog().getByRole('button', { name: '获取验证码' }));
  await user.type(dialog().getByLabelText(/收到的验证码/), '123456');
  await user.click(dialog().getByRole('button', { name: '确定注销' }));
  await waitFor(() => expect(address()).toBe('/login/closed'));
  expect(server.requests(sendOwnCode)).toMatchObject([{ purpose: 'close_account' }]);
  expect(session.token()).toBeNull();
});

test('a master with other members is told to hand over first', async () => {
  const { user } = await openPage(fail(closeAccount, 40902, { reason: '请先移交主账号' }));
  await user.click(await screen.findByRole('button', { name: '注销账号' }));
  await user.type(dialog().getByLabelText(/收到的验证码/), '123456');
  await user.click(dialog().getByRole('button', { name: '确定注销' }));
  expect((await dialog().findByRole('alert')).textContent).toContain('请先移交主账号');
});

const wechatCode = {
  content: 'https://open.weixin.qq.com/connect/oauth2/authorize?state=a1',
  poll_key: 'key-1',
  expires_at: '2026-01-01T00:02:00.000Z',
  is_played: false,
};
const confirmedBy = (next: 'bound' | 'prove') =>
  respond(wechatStatus, { state: 'confirmed', expires_at: null, nickname: '周*', next, session: null });

test('a WeChat is bound by its QR code and a code of the phone', async () => {
  const { user, server } = await openPage(
    respond(wechatBindCode, wechatCode),
    confirmedBy('prove'),
    respond(rebindWechat, {}),
  );
  await user.click(await screen.findByRole('button', { name: '绑定' }));
  expect(await dialog().findByRole('img', { name: '用来绑定微信的二维码' })).toBeDefined();
  await user.type(await screen.findByLabelText(/收到的验证码/, undefined, { timeout: 8000 }), '123456{Enter}');
  expect(await screen.findByText('微信已绑定')).toBeDefined();
  expect(server.requests(rebindWechat)).toEqual([{ poll_key: 'key-1', code: '123456' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another WeChat takes its place by a code of the phone', async () => {
  const { user, server } = await openPage(
    respond(getSecurity, securityOf({ wechat: { available: true, nickname: '林*' } })),
    respond(wechatBindCode, wechatCode),
    confirmedBy('prove'),
    respond(rebindWechat, {}),
  );
  await user.click(await screen.findByRole('button', { name: '更换' }));
  await user.type(await screen.findByLabelText(/收到的验证码/, undefined, { timeout: 8000 }), '123456{Enter}');
  expect(await screen.findByText('微信已更换')).toBeDefined();
  expect(server.requests(rebindWechat)).toEqual([{ poll_key: 'key-1', code: '123456' }]);
});

test('a WeChat goes off by a code of the phone, and never without one', async () => {
  const { user, server, reload } = await openPage(
    respond(getSecurity, securityOf({ wechat: { available: true, nickname: '林*' } })),
    fail(unbindWechat, 40102, { field: 'code' }),
  );
  await user.click((await screen.findAllByRole('button', { name: '解绑' })).at(-1) as HTMLElement);
  await user.type(dialog().getByLabelText(/收到的验证码/), '000000{Enter}');
  expect(await dialog().findByText('验证码不正确或已过期')).toBeDefined();
  server.use(respond(getSecurity, securityOf({ phone: null, wechat: { available: true, nickname: '林*' } })));
  await reload();
  expect(await screen.findByText('先绑定手机号，才能绑定或解绑微信')).toBeDefined();
});

test('where no WeChat is connected nothing is offered', async () => {
  await openPage(respond(getSecurity, securityOf({ wechat: { available: false, nickname: null } })));
  expect(await screen.findByText('平台还没有开通微信登录')).toBeDefined();
  expect(screen.queryByRole('button', { name: '绑定' })).toBeNull();
});

test('a summary that nobody wants is switched off at once; the other choice stays', async () => {
  const page = await openPage(respond(saveNotifications, { ...byMail, digest: false }));
  await page.user.click(await screen.findByRole('switch', { name: '工作日上午的简历摘要' }));
  await waitFor(() =>
    expect(page.server.requests(saveNotifications)).toEqual([{ digest: false, join_requests: true }]),
  );
});

const wechat = { nickname: '林**', state: 'ready' as const, digest: false, join_requests: false, reviews: false };

test('a bound WeChat is told what is chosen, at once; the e-mails stay', async () => {
  const page = await openPage(
    respond(getNotifications, { ...byMail, wechat }),
    respond(saveWechatNotifications, { ...byMail, wechat: { ...wechat, reviews: true } }),
  );
  await page.user.click(await screen.findByRole('switch', { name: '微信：审核结果和执照到期' }));
  await waitFor(() =>
    expect(page.server.requests(saveWechatNotifications)).toEqual([
      { digest: false, join_requests: false, reviews: true },
    ]),
  );
  expect(page.server.requests(saveNotifications)).toEqual([]);
});

test('a WeChat that was bound too early is asked to be bound anew, and promises nothing', async () => {
  await openPage(respond(getNotifications, { ...byMail, wechat: { ...wechat, state: 'bind_again' } }));
  expect(await screen.findByText(/用同一个微信再扫一次码/)).toBeDefined();
  expect(screen.queryByRole('switch', { name: /^微信/ })).toBeNull();
});

test('whether those who miss a condition stand apart is chosen by a switch that saves at once', async () => {
  const { user, server } = await openPage(respond(changeUserInfo, userInfo({ resume_filter_enable: false })));
  await user.click(await screen.findByRole('switch', { name: /条件不符的单独一栏/ }));
  await waitFor(() =>
    expect(server.requests(changeUserInfo)).toEqual([{ version: userInfo().version, resume_filter_enable: false }]),
  );
});
