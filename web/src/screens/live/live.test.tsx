import { sendSms } from '@qinghe/contract/account/codes.ts';
import { type Broadcast, listBroadcasts } from '@qinghe/contract/live/broadcasts.ts';
import { cancelLiveSignUp, getLiveSignUp, type LiveSignUp, signUpForBroadcast } from '@qinghe/contract/live/sign-up.ts';
import { expect, test } from 'vitest';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { broadcast as sample } from '../../../test/live.ts';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import LiveSignup from './live-signup.tsx';
import LiveTicket from './live-ticket.tsx';

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const broadcast: Broadcast = { ...sample, uuid: uuid(1) };
const other: Broadcast = { ...broadcast, uuid: uuid(2), title: '人才雷达', title_en: '', full: true };
const signUp: LiveSignUp = {
  broadcast: { ...broadcast, state: 'published', cancel_reason: '' },
  ...{ company: '云杉科技', name: '林晓', phone: '138****0001', state: 'signed' },
  ...{ watch_url: 'https://live.example.com/room/8', abilities: { cancel: true } },
};
const token = 'a'.repeat(43);
const list = (items: Broadcast[], replies: Reply[] = [], locale: 'zh-CN' | 'en' = 'zh-CN') =>
  open(<LiveSignup />, {
    locale,
    address: '/live-signup',
    handle: { title: 'liveSignup' },
    replies: [respond(listBroadcasts, { items }), ...replies],
  });
const ticket = (replies: Reply[], locale: 'zh-CN' | 'en' = 'zh-CN') =>
  open(<LiveTicket />, {
    locale,
    path: '/live-signup/tickets/:token',
    address: `/live-signup/tickets/${token}`,
    handle: { title: 'liveTicket' },
    replies,
  });

test('a company signs up for one of those that are not full, with a code, and is led to its page', async () => {
  const { user, server, address } = await list(
    [broadcast, other],
    [
      ...solvedCaptcha,
      respond(sendSms, { resend_after: 60 }),
      respond(signUpForBroadcast, { again: false, token, sign_up: signUp }),
    ],
  );
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /人才雷达/ })).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /校招季/ }).checked).toBe(true);
  for (const [label, text] of [
    ['企业名称', '云杉科技'],
    ['姓名', '林晓'],
    ['手机', '138 0000 0001'],
    ['邮箱', 'lin@example.com'],
  ] as const)
    await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: /验证码/ }));
  await waitFor(() => expect(server.requests(sendSms)).toMatchObject([{ phone: '13800000001', purpose: 'live' }]));
  await user.type(screen.getByLabelText('验证码'), '123456');
  await user.click(screen.getByRole('switch', { name: /180 天后删除/ }));
  await user.click(screen.getByRole('button', { name: '报名' }));
  await waitFor(() => expect(address()).toBe(`/live-signup/tickets/${token}`));
  expect(server.requests(signUpForBroadcast)).toEqual([
    {
      ...{ broadcast_uuid: uuid(1), company: '云杉科技', name: '林晓', phone: '13800000001' },
      ...{ email: 'lin@example.com', code: '123456', consent: true },
    },
  ]);
});

test('without consent nothing is sent; without a broadcast the page says what comes here', async () => {
  const { user, server } = await list([broadcast]);
  await user.click(await screen.findByRole('button', { name: '报名' }));
  expect(await screen.findByText('请先同意个人信息处理说明')).toBeDefined();
  expect(server.requests(signUpForBroadcast)).toEqual([]);
});

test('nothing to sign up for', async () => {
  await list([], [], 'en');
  expect(await screen.findByText('No broadcast to sign up for now')).toBeDefined();
});

test('the page of a sign-up shows where to watch, whose address that is, and cancels after a question', async () => {
  const { user, server } = await ticket([
    respond(getLiveSignUp, signUp),
    respond(cancelLiveSignUp, { ...signUp, state: 'cancelled', watch_url: null, abilities: { cancel: false } }),
  ]);
  const link = await screen.findByRole('link', { name: 'https://live.example.com/room/8' });
  expect(link.getAttribute('rel')).toBe('noreferrer');
  expect(screen.getByText('会打开 live.example.com，不是青禾的网站')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '取消报名' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消报名' }));
  await waitFor(() => expect(server.requests(cancelLiveSignUp)).toEqual([{ token }]));
});

test('a broadcast that was cancelled says why', async () => {
  await ticket([
    respond(getLiveSignUp, {
      ...signUp,
      broadcast: { ...signUp.broadcast, state: 'cancelled', cancel_reason: '讲师生病' },
      ...{ watch_url: null, abilities: { cancel: false } },
    }),
  ]);
  expect(await screen.findByText('讲师生病')).toBeDefined();
  expect(screen.queryByRole('button', { name: '取消报名' })).toBeNull();
});

test('a link that opens nothing', async () => {
  await ticket([fail(getLiveSignUp, 40401)], 'en');
  expect(await screen.findByText('This address opens no sign-up')).toBeDefined();
});

test('readers of English read what it is about in English, and in Chinese where that is all there is', async () => {
  await list([broadcast, { ...other, text: '只有中文', text_en: '' }], [], 'en');
  expect(await screen.findByText('All in an hour.')).toBeDefined();
  expect(screen.queryByText('一小时讲清楚。')).toBeNull();
  expect(screen.getByText('只有中文')).toBeDefined();
});
