import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getSecurity } from '@qinghe/contract/account/security.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { getHandOver } from '@qinghe/contract/company/hand-over.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { getFirstSteps, hideFirstSteps } from '@qinghe/contract/home/first-steps.ts';
import { businessToday } from '@qinghe/contract/home/today.ts';
import { beforeEach, expect, test } from 'vitest';
import { company } from '../../../test/papers.ts';
import { fail, open, type Reply, respond, screen, within } from '../../../test/screen.tsx';
import { dayReplies } from '../../../test/today.ts';
import { securityOf, userInfo } from '../../../test/user.ts';
import { rememberAccess } from '../../lib/session/known-access.ts';
import Home from './home.tsx';

const stages = { new: 0, primary_screening: 0, written: 0, interview: 0, employed: 0, reject: 0 };
const overview = (jobs: number) => ({
  jobs: { internship: { online: jobs, expiring: 0, all: jobs }, campus: { online: 0, expiring: 0, all: 0 } },
  applications: { internship: stages, campus: stages },
  new_today: 0,
  reply_rate: null,
  reply_cases: 0,
  median_reply_hours: null,
  usual_reply_hours: null,
  waiting: [],
  expiring_jobs: [],
  trend: [{ day: '2026-11-22', internship: 0, campus: 0 }],
});
const steps = [
  { step: 'logo' as const, done: true },
  { step: 'job' as const, done: false },
];
const left = (hidden = false) => respond(getFirstSteps, { steps, hidden });

beforeEach(() => rememberAccess(true));

const show = (jobs: number, ...replies: Reply[]) =>
  open(<Home />, {
    replies: [
      respond(getUserInfo, userInfo({ user_email: 'li*@yunshan.example' })),
      respond(getCompanyInfo, { company: { ...company, check_status: 'pass' } }),
      respond(checkInfo, { status: 'ok', identity: { status: 1, check_status: 2 }, licence_days: null }),
      respond(getSecurity, securityOf({ previous: null })),
      respond(getHandOver, { offer: null }),
      respond(businessOverview, overview(jobs)),
      ...dayReplies(),
      ...replies,
    ],
  });

test('a company without anything sees what to do first in place of zeros: each step with its way, or done', async () => {
  await show(0, left());
  const list = within(await screen.findByRole('region', { name: '起步清单' }));
  expect(list.getByText('1 / 2')).toBeDefined();
  expect(list.getByRole('link', { name: '发布：发布第一个职位' }).getAttribute('href')).toBe(
    '/job-management/internship/publish-job',
  );
  const [logo, job] = list.getAllByRole('listitem');
  expect(within(logo as HTMLElement).getByRole('img', { name: '已完成' })).toBeDefined();
  expect(within(logo as HTMLElement).queryByRole('link')).toBeNull();
  expect(within(job as HTMLElement).getByRole('img', { name: '未完成' })).toBeDefined();
  expect(screen.queryByText('7 日内答复率')).toBeNull();
});

test('the e-mail is asked for once: by its step, until that is folded away', async () => {
  const mailless = respond(getUserInfo, userInfo({ user_email: null }));
  const notifications = { steps: [{ step: 'notifications' as const, done: false }] };
  const page = await show(0, mailless, respond(getFirstSteps, { ...notifications, hidden: false }));
  expect(await screen.findByRole('link', { name: '绑定：绑定邮箱收通知' })).toBeDefined();
  expect(screen.queryByRole('note')).toBeNull();
  page.server.use(respond(getFirstSteps, { ...notifications, hidden: true }));
  await page.reload();
  expect((await screen.findByRole('note')).textContent).toContain('绑定邮箱后');
});

test('with a job the figures are back, and the steps stand below what is to do', async () => {
  await show(1, left());
  expect(await screen.findByText('7 日内答复率')).toBeDefined();
  expect(await screen.findByRole('region', { name: '起步清单' })).toBeDefined();
});

test('they are folded away, and found again', async () => {
  const { user, server } = await show(0, left(), respond(hideFirstSteps, { hidden: true }));
  const fold = await screen.findByRole('button', { name: '收起' });
  server.use(left(true));
  await user.click(fold);
  const back = await screen.findByRole('button', { name: '起步清单 · 还有 1 项' });
  expect(screen.queryByRole('region', { name: '起步清单' })).toBeNull();
  server.use(left(), respond(hideFirstSteps, { hidden: false }));
  await user.click(back);
  expect(await screen.findByRole('region', { name: '起步清单' })).toBeDefined();
  expect(server.requests(hideFirstSteps)).toEqual([{ hidden: true }, { hidden: false }]);
});

test('done, for somebody who has none, or not known: the page as ever', async () => {
  const page = await show(0, respond(getFirstSteps, { steps: [{ step: 'job', done: true }], hidden: false }));
  expect(await screen.findByText('7 日内答复率')).toBeDefined();
  for (const reply of [respond(getFirstSteps, { steps: [], hidden: true }), fail(getFirstSteps, 500)]) {
    page.server.use(reply);
    await page.reload();
    expect(await screen.findByText('7 日内答复率')).toBeDefined();
    expect(screen.queryByText(/起步清单/)).toBeNull();
  }
});

test('of few answers no share is told, but how many they are', async () => {
  const few = { ...overview(1), reply_rate: 0.375, reply_cases: 8 };
  const page = await show(1, left(), respond(businessOverview, few));
  expect((await screen.findByText('近 7 日已答复')).parentElement?.textContent).toContain('3 / 8');
  page.server.use(respond(businessOverview, { ...few, reply_rate: 0.4, reply_cases: 20 }));
  await page.reload();
  expect((await screen.findByText('7 日内答复率')).parentElement?.textContent).toContain('40%');
});

test('where what is to do fails the figures stand, and it is asked for again', async () => {
  const page = await show(1, left(), fail(businessToday, 500));
  const again = await screen.findByRole('button', { name: '重试' });
  expect(screen.getByText('7 日内答复率')).toBeDefined();
  page.server.use(...dayReplies());
  await page.user.click(again);
  expect(await screen.findByText('现在没有要赶的事')).toBeDefined();
});

test('a company with nothing but a licence that ends is told so above its first steps', async () => {
  const check = { status: 'ok' as const, identity: { status: 1 as const, check_status: 2 as const }, licence_days: 27 };
  await show(0, left(), respond(checkInfo, check));
  expect(await screen.findByRole('link', { name: '上传换发的执照：营业执照还有 27 天到期' })).toBeDefined();
  expect(screen.getByRole('region', { name: '起步清单' })).toBeDefined();
});
