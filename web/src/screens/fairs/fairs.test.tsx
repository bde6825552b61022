import { locations } from '@qinghe/contract/dict/endpoints.ts';
import {
  changeSignUp,
  listMyFairs,
  listOpenFairs,
  signUpForFair,
  withdrawSignUp,
} from '@qinghe/contract/fairs/sign-up.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { expect, test } from 'vitest';
import { fairOf, signUpOf } from '../../../test/fair.ts';
import { jobSummary, noBatches } from '../../../test/job.ts';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { comingMonths } from './coming-months.ts';
import FairSquare from './fair-square.tsx';
import MyFairs from './my-fairs.tsx';

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const job = jobSummary({ state: 'online', title: '前端实习生' });
const noJobs = { all: 0, draft: 0, reviewing: 0, refused: 0, online: 0, offline: 0, expired: 0, expiring: 0 };
const jobs = respond(listJobs, ({ kind }) => ({
  items: kind === 'internship' ? [job] : [],
  next_cursor: null,
  counts: noJobs,
  batches: noBatches,
}));
const closed = { change: false, withdraw: false };
const mine = [
  fairOf({ sign_up: signUpOf() }),
  fairOf({
    uuid: uuid(2),
    title: '有展位的双选会',
    sign_up: signUpOf({ uuid: uuid(3), state: 'accepted', booth: 'B27' }),
  }),
  fairOf({
    uuid: uuid(4),
    title: '被退回的双选会',
    sign_up: signUpOf({ uuid: uuid(5), state: 'refused', refusal: '专业不对口' }),
  }),
  fairOf({
    uuid: uuid(6),
    title: '取消的双选会',
    state: 'cancelled',
    cancel_reason: '体育馆检修',
    days_left: null,
    sign_up: signUpOf({ abilities: closed }),
  }),
  fairOf({
    uuid: uuid(7),
    title: '去年的双选会',
    over: true,
    days_left: null,
    sign_up: signUpOf({ abilities: closed }),
  }),
];
const openMine = (...replies: Reply[]) =>
  open(<MyFairs />, {
    address: '/job-fairs/list',
    handle: { title: 'myFairs' },
    replies: [respond(listMyFairs, { items: mine }), jobs, ...replies],
  });
const openSquare = (items = [fairOf()], ...replies: Reply[]) =>
  open(<FairSquare />, {
    address: '/job-fairs/square',
    handle: { title: 'fairSquare' },
    replies: [
      respond(listOpenFairs, { items, next_cursor: null }),
      respond(locations, {
        provinces: [{ code: '420000', name: '湖北省', cities: [{ code: '420100', name: '武汉市' }] }],
      }),
      jobs,
      ...replies,
    ],
  });
type Shown = Awaited<ReturnType<typeof openMine>>;
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const dialogOf = (name: string) => within(screen.getByRole('dialog', { name }));
const takeJob = async (page: Shown, dialog: ReturnType<typeof dialogOf>) => {
  await page.user.type(await dialog.findByRole('combobox', { name: /^参会职位/ }), '前端');
  await page.user.keyboard('{Enter}');
};

test('each fair of the company says how it stands: waiting, its booth, why it was refused or called off', async () => {
  await openMine();
  const text = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await text(/武汉理工秋季/)).toMatch(/待审核.*12月5日周六 09:00–16:00.*报名还剩 6 天/);
  expect(await text(/有展位/)).toContain('展位 B27');
  expect(await text(/被退回/)).toMatch(/已退回.*专业不对口/);
  expect(await text(/取消的/)).toMatch(/已取消.*体育馆检修/);
  expect(await text(/去年的/)).toMatch(/已结束.*报名已截止/);
});

test('a refused one is changed and handed in again', async () => {
  const page = await openMine(respond(changeSignUp, fairOf({ sign_up: signUpOf() })));
  await page.user.click((await rowOf(/被退回/)).getByRole('button', { name: '修改报名' }));
  const dialog = dialogOf('被退回的双选会');
  await page.user.clear(dialog.getByRole('textbox', { name: /^到场人数/ }));
  await page.user.type(dialog.getByRole('textbox', { name: /^到场人数/ }), '5');
  await page.user.click(dialog.getByRole('button', { name: '重新提交' }));
  await waitFor(() =>
    expect(page.server.requests(changeSignUp)).toMatchObject([{ uuid: uuid(5), version: 1, people: 5 }]),
  );
  expect(await screen.findByText('「被退回的双选会」的报名已更新')).toBeTruthy();
});

test('once sign-up has closed it is shown alone', async () => {
  const page = await openMine();
  await page.user.click((await rowOf(/去年的/)).getByRole('button', { name: '查看报名' }));
  const submit = dialogOf('去年的双选会').getByRole<HTMLButtonElement>('button', { name: '保存修改' });
  expect(submit.disabled).toBe(true);
});

test('withdrawing asks first, and names the booth that it frees', async () => {
  const page = await openMine(respond(withdrawSignUp, {}));
  await page.user.click((await rowOf(/有展位/)).getByRole('button', { name: '有展位的双选会：更多操作' }));
  await page.user.click(await screen.findByRole('menuitem', { name: '撤回报名' }));
  const dialog = dialogOf('撤回「有展位的双选会」的报名？');
  expect(dialog.getByText('展位 B27 会让给别的企业。')).toBeTruthy();
  await page.user.click(dialog.getByRole('button', { name: '撤回报名' }));
  await waitFor(() => expect(page.server.requests(withdrawSignUp)).toEqual([{ uuid: uuid(3), version: 1 }]));
});

test('who has a booth is led to its desk on a phone', async () => {
  const page = await openMine();
  await page.user.click((await rowOf(/有展位/)).getByRole('button', { name: '有展位的双选会：更多操作' }));
  await page.user.click(await screen.findByRole('menuitem', { name: '展位现场' }));
  const here = dialogOf('用手机接待').getByRole('link', { name: '在这台设备上打开' });
  expect(here.getAttribute('href')).toBe(`/door/fair/${uuid(2)}`);
});

test('the square says what is left, and a company signs up with jobs, a person and a number', async () => {
  const page = await openSquare([fairOf()], respond(signUpForFair, fairOf({ sign_up: signUpOf() })));
  const row = await rowOf(/武汉理工秋季/);
  expect((await screen.findByRole('row', { name: /武汉理工秋季/ })).textContent).toContain('93 / 120');
  await page.user.click(row.getByRole('button', { name: '报名' }));
  const dialog = dialogOf('武汉理工秋季双选会');
  expect(dialog.getByText('信息、机械、材料类专业学生到场。')).toBeTruthy();
  await page.user.click(dialog.getByRole('button', { name: '报名' }));
  expect(await dialog.findByText('请选 1–20 个在招职位')).toBeTruthy();
  await takeJob(page, dialog);
  await page.user.type(dialog.getByRole('textbox', { name: /^联系人/ }), '林晓');
  await page.user.type(dialog.getByRole('textbox', { name: /^联系电话/ }), '13900000000');
  await page.user.type(dialog.getByRole('textbox', { name: /^到场人数/ }), '3');
  await page.user.click(dialog.getByRole('button', { name: '报名' }));
  await waitFor(() =>
    expect(page.server.requests(signUpForFair)).toMatchObject([
      { uuid: fairOf().uuid, job_uuids: [job.uuid], contact_phone: '13900000000', people: 3 },
    ]),
  );
});

test('what the server refuses stands in the dialog, and what was typed stays', async () => {
  const page = await openSquare(
    [fairOf({ sign_up: signUpOf() })],
    fail(changeSignUp, 40902, { reason: '这场双选会的报名已经截止' }),
  );
  await page.user.click((await rowOf(/武汉理工秋季/)).getByRole('button', { name: '修改报名' }));
  const dialog = dialogOf('武汉理工秋季双选会');
  await page.user.type(dialog.getByRole('textbox', { name: /^联系人/ }), '二');
  await page.user.click(dialog.getByRole('button', { name: '保存修改' }));
  expect(await screen.findByText(/这场双选会的报名已经截止/)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^联系人/ }).value).toBe('林晓二');
});

test('city and month filter the square, and an empty one says so', async () => {
  const page = await openSquare([]);
  expect(await screen.findByText('现在没有可以报名的双选会')).toBeTruthy();
  await page.user.selectOptions(screen.getByRole('combobox', { name: '城市' }), '420100');
  await waitFor(() => expect(page.server.requests(listOpenFairs)).toMatchObject([{}, { city: '420100' }]));
});

test('months begin with this one in China, over the end of a year', () => {
  const months = comingMonths(new Date('2026-11-30T16:30:00.000Z'), 'zh-CN');
  expect(months.slice(0, 2)).toEqual([
    { value: '2026-12', label: '2026年12月' },
    { value: '2027-01', label: '2027年1月' },
  ]);
  expect(months).toHaveLength(12);
});
