import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { closeCalendarFeed, getCalendarFeed, openCalendarFeed } from '@qinghe/contract/home/calendar-feed.ts';
import { listBrochures } from '@qinghe/contract/jobs/brochures.ts';
import { jobsOverview } from '@qinghe/contract/jobs/overview.ts';
import { expect, test } from 'vitest';
import { fail, open, respond, screen, within } from '../../../test/screen.tsx';
import { FeedDialog } from './recruitment/feed-dialog.tsx';
import Recruitment from './recruitment.tsx';

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const none = { all: 0, draft: 0, reviewing: 0, refused: 0, online: 0, offline: 0, expired: 0, expiring: 0 };
const event = { job_kind: null, starts_at: null, ends_at: null, place: '' };
const overview: OutputOf<typeof jobsOverview> = {
  internship: { counts: { ...none, all: 4, online: 3, expiring: 2, draft: 1 }, applications_new: 7 },
  campus: { counts: none, applications_new: 0 },
  talks_coming: 1,
  brochures: { draft: 1, online: 2, offline: 1 },
  events: [
    {
      ...event,
      type: 'talk',
      uuid: uuid(1),
      title: '秋招宣讲会',
      day: '2026-11-26',
      starts_at: '2026-11-26T11:00:00.000Z',
      ends_at: '2026-11-26T13:00:00.000Z',
      place: '武汉理工大学 报告厅 B',
    },
    { ...event, type: 'job_deadline', uuid: uuid(2), title: '运营实习生', day: '2026-11-26', job_kind: 'internship' },
    { ...event, type: 'job_deadline', uuid: uuid(3), title: '算法工程师', day: '2026-11-30', job_kind: 'campus' },
    { ...event, type: 'brochure_end', uuid: uuid(4), title: '2027 届秋招', day: '2026-12-20' },
  ],
};
const show = (reply = respond(jobsOverview, overview)) =>
  open(<Recruitment />, { address: '/recruitment', replies: [reply, respond(listBrochures, { items: [] })] });

test('each number opens the list that it counts, and states without jobs are left out', async () => {
  await show();
  const internship = within(await screen.findByRole('list', { name: '实习职位' }));
  const doors = internship.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(doors).toEqual([
    ['待看简历7点开逐份查看', '/resume/new'],
    ['在线32 个即将到期', '/job-management/internship?filter=online'],
    ['草稿1', '/job-management/internship?filter=draft'],
  ]);
  expect(within(screen.getByRole('list', { name: '校招职位' })).getAllByRole('link')).toHaveLength(2);
  const campaign = within(screen.getByRole('list', { name: '宣讲会与招聘简章' })).getAllByRole('link');
  expect(campaign.map(({ textContent }) => textContent)).toEqual(['将举办的宣讲会1', '在线招聘简章2另有 2 份未上线']);
});

test('jobs of both kinds and talks are begun from here', async () => {
  await show();
  const doors = ['安排宣讲会', '发布校招职位', '发布实习职位'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(doors).toEqual([
    '/job-management/campus-recruitment/career-talk-add-or-edit',
    '/job-management/campus-recruitment/publish-job',
    '/job-management/internship/publish-job',
  ]);
});

test('what comes stands under its day, with hours by the clocks of China, and opens', async () => {
  await show();
  const region = within(await screen.findByRole('region', { name: '未来 60 天' }));
  const talk = await region.findByRole('link', { name: '秋招宣讲会' });
  expect(talk.closest('li')?.textContent).toBe('宣讲会秋招宣讲会19:00–21:00 · 武汉理工大学 报告厅 B');
  expect(region.getAllByText(/月.*周/).map(({ textContent }) => textContent)).toEqual([
    '11月26日周四',
    '11月30日周一',
    '12月20日周日',
  ]);
  expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/job-management/campus-recruitment/career-talk/visitors?uuid=${uuid(1)}`,
    `/job-management/internship/publish-job/preview?id=${uuid(2)}`,
    `/job-management/campus-recruitment/publish-job/preview?uuid=${uuid(3)}`,
    `/job-management/campus-recruitment/recruitment-brochure?uuid=${uuid(4)}`,
  ]);
});

test('where nothing comes it says what will be there', async () => {
  await show(respond(jobsOverview, { ...overview, events: [] }));
  await screen.findByText('未来 60 天没有安排');
});

test('a failure says so, and is tried again', async () => {
  const { user, server } = await show(fail(jobsOverview, 500));
  const again = await screen.findByRole('button', { name: '重试' });
  server.use(respond(jobsOverview, overview));
  await user.click(again);
  await screen.findByRole('link', { name: '运营实习生' });
});

test('a calendar gets an address of its own, shown once, and it is ended here', async () => {
  const url = 'https://qinghe.example/calendar/abc.ics';
  const since = '2026-11-23T10:00:00.000Z';
  const { user, server } = await open(<FeedDialog onClose={() => undefined} />, {
    replies: [respond(getCalendarFeed, { since: null }), respond(openCalendarFeed, { url, since })],
  });
  server.use(respond(getCalendarFeed, { since }));
  await user.click(await screen.findByRole('button', { name: '生成地址' }));
  await screen.findByText(url);
  server.use(respond(closeCalendarFeed, { since: null }), respond(getCalendarFeed, { since: null }));
  await user.click(await screen.findByRole('button', { name: '停用' }));
  await screen.findByText('日历订阅已停用');
  expect(screen.queryByText(url)).toBeNull();
  await screen.findByRole('button', { name: '生成地址' });
});
