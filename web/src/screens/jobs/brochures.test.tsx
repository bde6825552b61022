import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import {
  assignJobs,
  type BrochureDetail,
  changeBrochure,
  createBrochure,
  getBrochure,
  listBrochures,
  setBrochureOnline,
} from '@qinghe/contract/jobs/brochures.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { getSeason } from '@qinghe/contract/jobs/season.ts';
import { copySeason } from '@qinghe/contract/talks/copy-season.ts';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { brochureOf } from '../../../test/brochure.ts';
import { jobSummary, noBatches } from '../../../test/job.ts';
import { fail, fireEvent, hang, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { BrochurePreview } from '../../domains/jobs/components/brochure-preview.tsx';
import { ComponentLibrary } from '../../ui/library/component-library.tsx';
import BrochureEdit from './brochure-edit.tsx';
import CampusRecruitment from './campus-recruitment.tsx';
import NoBrochures from './no-brochures.tsx';
import RecruitmentBrochure from './recruitment-brochure.tsx';
import SummaryOfBrochures from './summary-of-brochures.tsx';

const CAMPUS = '/job-management/campus-recruitment';
const brochure = brochureOf();
const other = { ...brochure, uuid: '01890000-0000-7000-8000-00000000000b', title: '2027 届春招简章' };
const listOf = (...items: BrochureDetail[]) =>
  respond(listBrochures, { items: items.map(({ job_items: _jobs, figures: _figures, ...one }) => one) });
const around = [hang(getCompanyInfo), hang(getUserInfo)];

test.each([
  [[], 'no-brochures'],
  [[brochure], 'campus-recruitment-job'],
  [[brochure, other], 'summary-of-brochures'],
])('campus recruitment leads on by how many brochures there are (%#)', async (items, to) => {
  const { address } = await open(
    <Routes>
      <Route path={CAMPUS} element={<CampusRecruitment />} />
      <Route path="*" element={null} />
    </Routes>,
    { address: CAMPUS, replies: [listOf(...items)] },
  );
  await waitFor(() => expect(address()).toBe(`${CAMPUS}/${to}`));
});

test('without a brochure there are two ways on', async () => {
  await open(<NoBrochures />, { address: `${CAMPUS}/no-brochures`, replies: [listOf()] });
  expect(screen.getByRole('link', { name: '新建招聘简章' }).getAttribute('href')).toBe(`${CAMPUS}/brochure-edit`);
  expect(screen.getByRole('link', { name: '先发职位' }).getAttribute('href')).toBe(`${CAMPUS}/publish-job`);
});

test('to a company that has a brochure nothing says that there is none', async () => {
  await open(<NoBrochures />, { replies: [listOf(brochure)] });
  await screen.findByText('已有 1 份招聘简章');
  expect(screen.getByRole('link', { name: '查看简章' }).getAttribute('href')).toBe(CAMPUS);
});

test('a card says what came in and what is next, and opens the jobs of its brochure', async () => {
  await open(<SummaryOfBrochures />, { replies: [listOf(brochure, other)] });
  const link = await screen.findByRole('link', { name: brochure.title });
  expect(link.getAttribute('href')).toBe(`${CAMPUS}/campus-recruitment-job?brochure=${brochure.uuid}`);
  const card = within(link.closest('li') as HTMLElement);
  expect(card.getByText(/8 个职位 · 1,775 份投递 · 网申 9月1日 – 12月20日/)).toBeDefined();
});

const show = (...replies: Reply[]) =>
  open(<RecruitmentBrochure />, {
    address: `${CAMPUS}/recruitment-brochure?uuid=${brochure.uuid}`,
    replies: [respond(getBrochure, brochure), ...around, ...replies],
  });

test('a brochure that the check blocks says what is wrong, and where', async () => {
  const finding = {
    rule: 'discrimination' as const,
    level: 'block' as const,
    field: 'schedule' as const,
    item: 0,
    start: 0,
    end: 3,
    words: '限男性',
    message: '不能限制性别',
    basis: '就业促进法',
    replacement: '',
  };
  const { user, server } = await show(fail(setBrochureOnline, 42201, { data: { findings: [finding] } }));
  await user.click(await screen.findByRole('button', { name: '发布' }));
  expect(await screen.findByText(/安排：不能限制性别/)).toBeDefined();
  const online = { ...brochure, state: 'online' as const, version: 3 };
  server.use(respond(setBrochureOnline, online), respond(getBrochure, online));
  await user.click(screen.getByRole('button', { name: '发布' }));
  expect(await screen.findByText('简章已发布，可以分享给学生')).toBeDefined();
  expect(screen.queryByText(/不能限制性别/)).toBeNull();
});

const seasonJob = {
  uuid: '01890000-0000-7000-8000-00000000000c',
  title: '软件开发工程师',
  state: 'online' as const,
  city_names: ['武汉市'],
  pay_min: 15,
  pay_max: 22,
  pay_negotiable: false,
  pay_months: 15,
  headcount: 6,
  deadline: null,
  applications: 40,
  applications_new: 7,
};
const seasonTalk = {
  uuid: '01890000-0000-7000-8000-00000000000d',
  title: '秋招宣讲会',
  school: '武汉理工大学',
  state: 'online' as const,
  starts_at: null,
  over: false,
  signed: 0,
  attended: 0,
  applied: 0,
};

test('what came is said as a whole and by job, each number a door; an online one is passed on', async () => {
  const job = seasonJob;
  const online = { ...brochure, state: 'online' as const, job_items: [job] };
  await show(respond(getBrochure, online));
  const strip = within(await screen.findByRole('list', { name: '简章数据' }));
  expect(strip.getByText('从简章页打开职位 210 次')).toBeDefined();
  expect(strip.getByText('1,775')).toBeDefined();
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('40 份投递')).toBe(`/resume/school/new?job_uuid=${job.uuid}&view=board`);
  expect(to('7 新')).toBe(`/resume/school/new?job_uuid=${job.uuid}`);
  expect(screen.getByRole('img', { name: '简章页的二维码' })).toBeDefined();
  expect(screen.getByRole('button', { name: '二维码海报' })).toBeDefined();
});

test('the preview shows the published talks of the brochure beside its schedule, as its page does', async () => {
  const { title, school } = seasonTalk;
  const times = { starts_at: '2099-11-26T11:00:00.000Z', ends_at: '2099-11-26T13:00:00.000Z' };
  const talk = { uuid: seasonTalk.uuid, title, school, format: 'campus' as const, ...times };
  await open(<BrochurePreview brochure={brochure} jobs={[]} talks={[talk]} />, { replies: around });
  const heading = await screen.findByRole('heading', { name: '宣讲会' });
  expect(heading.parentElement?.textContent).toMatch(/秋招宣讲会11月26日.*19:00–21:00 · 武汉理工大学报名/);
});

test('jobs are chosen for a brochure', async () => {
  const job = jobSummary({ kind: 'campus', title: '软件开发工程师' });
  const counts = { all: 1, draft: 1, reviewing: 0, refused: 0, online: 0, offline: 0, expired: 0, expiring: 0 };
  const { user, server } = await show(
    respond(listJobs, { items: [job], next_cursor: null, counts, batches: noBatches }),
    respond(assignJobs, { ...brochure, version: 3 }),
  );
  await user.click(await screen.findByRole('button', { name: '选择职位' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: '软件开发工程师' }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.requests(assignJobs)).toEqual([{ uuid: brochure.uuid, version: 2, job_uuids: [job.uuid] }]),
  );
});

test('a season is copied for the next one: what comes along is asked, its talks only where they are ticked', async () => {
  const job = seasonJob;
  const talk = seasonTalk;
  const { user, server } = await show(
    respond(getBrochure, { ...brochure, job_items: [job] }),
    respond(getSeason, {
      brochure: { ...brochure, share_url: '' },
      jobs: [],
      talks: [talk],
      fairs: [],
      sources: [],
      schools: [],
      unanswered: 0,
    }),
    respond(copySeason, { uuid: other.uuid, jobs: 1, talks: 1 }),
  );
  await user.click(await screen.findByRole('button', { name: '更多' }));
  await user.click(screen.getByRole('menuitem', { name: '复制为下一季' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('简章标题').value).toBe('2028 届秋招简章');
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: job.title }).checked).toBe(true);
  await user.click(await dialog.findByRole('checkbox', { name: '秋招宣讲会 · 武汉理工大学' }));
  await user.click(dialog.getByRole('button', { name: '复制' }));
  await screen.findByText('简章已复制 · 1 个职位草稿 · 1 场宣讲会草稿');
  expect(server.requests(copySeason)).toEqual([
    {
      brochure_uuid: brochure.uuid,
      title: '2028 届秋招简章',
      graduation_years: [2028],
      year_later: true,
      job_uuids: [job.uuid],
      talk_uuids: [talk.uuid],
    },
  ]);
});

const write = (address: string, ...replies: Reply[]) =>
  open(
    <ComponentLibrary>
      <BrochureEdit />
    </ComponentLibrary>,
    { address: `${CAMPUS}/${address}`, replies: [...around, ...replies] },
  );

/** Pastes into the editor, once it is there. */
const writeText = async (text: string) => {
  const editor = await waitFor(() => screen.getByRole('textbox', { name: '简章介绍' }));
  fireEvent.paste(editor, { clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') } });
};

test('a brochure is written: what is missing is said at its field, and what was typed outlives a reload', async () => {
  const { user, server, address, reload } = await write(
    'brochure-edit',
    respond(createBrochure, brochure),
    respond(getBrochure, brochure),
  );
  await user.type(await screen.findByLabelText('简章标题'), brochure.title);
  await user.click(screen.getByRole('button', { name: '加一步' }));
  await user.type(screen.getByLabelText('第 1 步'), '网申');
  await writeText('太短。');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('至少 20 个字，现在 3 个')).toBeDefined();
  expect(server.requests(createBrochure)).toEqual([]);
  await reload();
  expect((await screen.findByLabelText<HTMLInputElement>('简章标题')).value).toBe(brochure.title);
  await writeText(brochure.text);
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(address()).toBe(`${CAMPUS}/recruitment-brochure?uuid=${brochure.uuid}`));
  expect(server.requests(createBrochure)[0]).toMatchObject({ title: brochure.title, schedule: [{ name: '网申' }] });
});

test('one that is online is changed in place: how much is said, and what the check finds stands at its field', async () => {
  const online = { ...brochure, state: 'online' as const };
  const refusal = { field: 'schedule.0.name', reason: '不能限制性别', data: { findings: [] } };
  const { user, server } = await write(
    `brochure-edit?uuid=${brochure.uuid}`,
    respond(getBrochure, online),
    fail(changeBrochure, 42201, refusal),
  );
  expect(await screen.findByText('简章在线：保存后学生立即看到。')).toBeDefined();
  await user.type(screen.getByLabelText('简章标题'), '（更新）');
  await user.type(screen.getByLabelText('第 1 步'), '（限男性）');
  expect(screen.getByText(/改了 2 处/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '保存并更新页面' }));
  expect(await screen.findByText('不能限制性别')).toBeDefined();
  expect(server.requests(changeBrochure)[0]).toMatchObject({ version: 2, title: '2027 届秋招简章（更新）' });
});

test('a step that was added after a try is not wrong before the next one', async () => {
  const { user } = await write('brochure-edit');
  await user.click(await screen.findByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByLabelText('简章标题').getAttribute('aria-invalid')).toBe('true'));
  await user.click(screen.getByRole('button', { name: '加一步' }));
  expect(screen.getByLabelText('第 1 步').getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByLabelText('第 1 步').getAttribute('aria-invalid')).toBe('true'));
});

test('a brochure that is gone is said to be', async () => {
  await write(`brochure-edit?uuid=${brochure.uuid}`, fail(getBrochure, 40401));
  expect(await screen.findByText('没有找到这份简章')).toBeDefined();
});
