import { listAudit } from '@qinghe/contract/company/audit.ts';
import { listMembers } from '@qinghe/contract/company/members.ts';
import { getFullInfo } from '@qinghe/contract/company/review.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { companyHandling, type Handler } from '@qinghe/contract/home/handling.ts';
import { expect, test } from 'vitest';
import { company, papers } from '../../../test/papers.ts';
import { fail, open, REQUEST_ID, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { rememberAccess } from '../../lib/session/known-access.ts';
import CompanyOverview from './company-overview.tsx';

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const stageCounts = { new: 7, primary_screening: 2, written: 1, interview: 1, employed: 0, reject: 4 };
const overview = {
  jobs: { internship: { online: 3, expiring: 1, all: 5 }, campus: { online: 2, expiring: 0, all: 2 } },
  applications: { internship: stageCounts, campus: { ...stageCounts, new: 4 } },
  new_today: 1,
  reply_rate: 0.92,
  reply_cases: 25,
  median_reply_hours: 10,
  usual_reply_hours: null,
  waiting: [],
  expiring_jobs: [],
  trend: [],
};
const he: Handler = {
  uuid: uuid(1),
  name: '何思琪',
  type: 'slave',
  online_jobs: 2,
  waiting: 98,
  handled: 121,
  reply_rate: 0.71,
  busiest: { job_uuid: uuid(9), kind: 'campus', title: '硬件测试', waiting: 60 },
};
const handling = {
  trend: [{ day: '2026-11-22', internship: 3, campus: 1 }],
  people: [he, { ...he, uuid: uuid(2), name: '赵一鸣', waiting: 2, reply_rate: null, busiest: null }],
  needs_help: he.uuid,
};
const entry = {
  uuid: uuid(3),
  at: '2026-11-22T02:00:00.000Z',
  by: { kind: 'account' as const, name: '周予安' },
  action: 'job.put_online',
  object: { type: 'job', uuid: null, name: '客户成功专员' },
  to_stage: null,
};
function openPage(letIn: boolean, ...replies: Reply[]) {
  rememberAccess(letIn);
  return open(<CompanyOverview />, {
    address: '/control/company-overview',
    handle: { title: 'companyOverview' },
    replies: [
      respond(businessOverview, overview),
      respond(companyHandling, handling),
      respond(listAudit, { items: [entry], next_cursor: null }),
      respond(listMembers, {
        items: [],
        next_cursor: null,
        counts: { active: 11, unidentified: 1, suspended: 0 },
        requests: [],
      }),
      respond(getFullInfo, {
        company: { ...company, check_status: 'pass' },
        version: 4,
        in_force: { ...papers, licence: { ...papers.licence, valid_until: '2020-01-01' } },
        in_review: null,
        licence_url: null,
        history: [],
        abilities: { submit: true, appeal: false },
      }),
      ...replies,
    ],
  });
}

test('numbers are doors to what they count', async () => {
  await openPage(true);
  const figures = within(await screen.findByRole('list', { name: '企业现状' }));
  const doors = figures.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(doors).toContainEqual(['待看简历 · 校招4', '/resume/school/new']);
  await waitFor(() => expect(figures.getByText('12')).toBeDefined());
  expect(figures.getByText('0 天')).toBeDefined();
});

test('who needs help is named with what helps, and a job leads to exactly its new CVs', async () => {
  await openPage(true);
  expect((await screen.findByRole('note')).textContent).toContain('何思琪 名下 98 份待看，7 日内答复率 71%。');
  const link = screen.getByRole('link', { name: '硬件测试，60 份待看' });
  expect(link.getAttribute('href')).toBe(`/resume/school/new?job_uuid=${uuid(9)}`);
  expect((await screen.findByText('周予安')).parentElement?.textContent).toContain('上线了职位 客户成功专员');
});

test('the trend is of as many days as are chosen, in the address', async () => {
  const { user, server, address } = await openPage(true);
  await user.selectOptions(await screen.findByLabelText('看多少天'), '近 90 天');
  await waitFor(() => expect(server.requests(companyHandling)).toEqual([{ days: '30' }, { days: '90' }]));
  expect(address()).toBe('/control/company-overview?days=90');
});

test('nobody yet, and a failure with its number', async () => {
  const { reload, server } = await openPage(
    true,
    respond(companyHandling, { trend: handling.trend, people: [], needs_help: null }),
  );
  expect(await screen.findByText('还没有人在处理')).toBeDefined();
  server.use(fail(companyHandling));
  await reload();
  expect(await screen.findByText(new RegExp(REQUEST_ID))).toBeDefined();
});

test('who is not let in to the desk asks nothing of it', async () => {
  const { server } = await openPage(false);
  expect(await screen.findByRole('heading', { name: '企业概览' })).toBeDefined();
  expect([server.requests(companyHandling), server.requests(businessOverview)]).toEqual([[], []]);
});
