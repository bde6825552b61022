import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { exportJobs } from '@qinghe/contract/imports/export.ts';
import { listBrochures } from '@qinghe/contract/jobs/brochures.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { jobSummary, noBatches } from '../../../test/job.ts';
import { fail, hang, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import CampusJobs from './campus-jobs.tsx';

const ADDRESS = '/job-management/campus-recruitment/campus-recruitment-job';
const counts = { all: 2, draft: 1, reviewing: 0, refused: 0, online: 1, offline: 0, expired: 0, expiring: 0 };

const online = jobSummary({
  kind: 'campus',
  state: 'online',
  title: '软件开发工程师',
  batch: 'autumn',
  graduation_years: [2026, 2027],
  pay_min: 15,
  pay_max: 22,
  pay_months: 15,
  applications: 412,
  applications_new: 23,
  external_clicks: 7,
  published_at: '2026-11-22T02:00:00.000Z',
});
const draft = jobSummary({
  uuid: '01890000-0000-7000-8000-000000000002',
  kind: 'campus',
  title: '市场专员',
  pay_negotiable: true,
});
const listOf = (...items: JobSummary[]) =>
  respond(listJobs, { items, next_cursor: null, counts, batches: { ...noBatches, autumn: 1 } });
const show = (reply: Reply, address = ADDRESS) =>
  open(<CampusJobs />, { address, replies: [reply, hang(businessOverview), hang(listBrochures)] });
const row = async (title: string) => within((await screen.findByText(title)).closest('tr') as HTMLElement);

test('a job says batch, pay by months, class and who waits; a draft has dashes, and 面议 is a value', async () => {
  const { server } = await show(listOf(online, draft));
  const first = await row('软件开发工程师');
  expect(first.getByText('15–22k · 15 薪')).toBeDefined();
  expect(first.getByText('2026、2027 届')).toBeDefined();
  expect(first.getByText(/去外部投递 7 次/)).toBeDefined();
  expect(first.getByRole('link', { name: /的 23 份新简历$/ }).getAttribute('href')).toBe(
    `/resume/school/new?job_uuid=${online.uuid}`,
  );
  const second = await row('市场专员');
  expect(second.getByText('薪资面议')).toBeDefined();
  expect(second.queryByText('0')).toBeNull();
  expect(second.getAllByText('—').length).toBeGreaterThanOrEqual(3);
  expect(server.requests(listJobs)[0]).toMatchObject({ kind: 'campus', order: 'unseen' });
});

test('a tab asks for its batch, and the other filters stay', async () => {
  const { user, server, address } = await show(listOf(online), `${ADDRESS}?filter=online`);
  await screen.findByText('软件开发工程师');
  await user.click(screen.getByRole('link', { name: /秋招/ }));
  expect(address()).toBe(`${ADDRESS}?filter=online&batch=autumn`);
  await waitFor(() => expect(server.requests(listJobs).at(-1)).toMatchObject({ filter: 'online', batch: 'autumn' }));
});

test('what an address names wrongly filters nothing', async () => {
  const { server } = await show(listOf(online), `${ADDRESS}?batch=winter&filter=nothing`);
  await screen.findByText('软件开发工程师');
  expect(server.requests(listJobs)[0]).not.toHaveProperty('batch');
});

test('without any job it says what comes here', async () => {
  await show(listOf());
  expect(await screen.findByText('还没有校招职位')).toBeDefined();
});

test('a failure can be tried again', async () => {
  const { user, server } = await show(fail(listJobs, 503));
  await screen.findByText(/问题编号/);
  server.use(listOf(online));
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('软件开发工程师')).toBeDefined();
});

test('a draft is mended from its menu', async () => {
  const { user, address } = await show(listOf(draft));
  await user.click(await screen.findByRole('button', { name: '「市场专员」的更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '编辑' }));
  expect(address()).toBe(`/job-management/campus-recruitment/job-add-or-edit?uuid=${draft.uuid}`);
});

test('the jobs of the present filters come as a sheet', async () => {
  const { user, server } = await show(listOf(online), `${ADDRESS}?filter=online&batch=autumn&q=工程师`);
  server.use(respond(exportJobs, { url: '/files/x.xlsx', rows: 1, cut: false }));
  await user.click(await screen.findByRole('button', { name: '更多' }));
  await user.click(screen.getByRole('menuitem', { name: '导出' }));
  const asked = { kind: 'campus', filter: 'online', batch: 'autumn', q: '工程师', order: 'unseen' };
  await waitFor(() => expect(server.requests(exportJobs)).toEqual([asked]));
});
