import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { exportJobs } from '@qinghe/contract/imports/export.ts';
import { appealJob } from '@qinghe/contract/jobs/appeals.ts';
import { changeJobs } from '@qinghe/contract/jobs/change-many.ts';
import {
  createDraft,
  deleteDraft,
  extendDeadline,
  listJobs,
  listRevisions,
  setJobOnline,
  startChange,
} from '@qinghe/contract/jobs/endpoints.ts';
import { getJobFigures } from '@qinghe/contract/jobs/figures.ts';
import { emptyInternshipDraft, type JobSummary } from '@qinghe/contract/jobs/job.ts';
import {
  deleteJobTemplate,
  listJobTemplates,
  renameJobTemplate,
  saveJobTemplate,
} from '@qinghe/contract/jobs/templates.ts';
import { onlineCost, useExpansion } from '@qinghe/contract/rights/expansion.ts';
import { getPublishRoom } from '@qinghe/contract/rights/publish-room.ts';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { current } from '../../../test/current-server.ts';
import { jobDetail, jobSummary, noBatches } from '../../../test/job.ts';
import { company } from '../../../test/papers.ts';
import { onlineCostOf, publishRoomOf } from '../../../test/places.ts';
import { act, fail, fireEvent, type Opened, open, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { queryClient } from '../../app/query-client.ts';
import { companyInfoQuery } from '../../domains/company/api/get-company-info.ts';
import InternshipJobs from './internship-jobs.tsx';

const ADDRESS = '/job-management/internship';

const draft = jobSummary({
  version: 3,
  title: '复制出来的实习生',
  city_names: ['上海市'],
  pay_min: 200,
  pay_max: 300,
  days_per_week: 4,
  months: 3,
  headcount: 2,
  quality: 60,
});

const online: JobSummary = {
  ...draft,
  uuid: '01890000-0000-7000-8000-000000000002',
  state: 'online',
  title: '在线的实习生',
  published_at: '2026-11-22T02:00:00.000Z',
  abilities: {
    edit: false,
    publish: false,
    take_offline: true,
    put_online: false,
    remove: false,
    extend_deadline: true,
    change: true,
  },
};

beforeEach(() => current.server.use(respond(getPublishRoom, publishRoomOf())));
afterEach(() => vi.restoreAllMocks());

const noJobs = { all: 0, draft: 0, reviewing: 0, refused: 0, online: 0, offline: 0, expired: 0, expiring: 0 };
const listOf = (...items: JobSummary[]) =>
  respond(listJobs, { items, next_cursor: null, counts: { ...noJobs, all: items.length }, batches: noBatches });
const row = (title: string) => screen.getByText(title).closest('tr') as HTMLElement;

async function choose({ user }: Opened, title: string, item: string): Promise<void> {
  await user.click(within(row(title)).getByRole('button', { name: `「${title}」的更多操作` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

async function show(...items: JobSummary[]): Promise<Opened> {
  const opened = await open(<InternshipJobs />, { address: ADDRESS, replies: [listOf(...items)] });
  await screen.findByText(items[0]?.title ?? '');
  return opened;
}

test('a job is copied, and the form opens with the copy', async () => {
  const opened = await show(online);
  opened.server.use(respond(createDraft, jobDetail(draft)));
  await choose(opened, online.title, '复制为新职位');
  await waitFor(() => expect(opened.address()).toBe(`${ADDRESS}/publish-job?id=${draft.uuid}`));
  expect(opened.server.requests(createDraft)).toEqual([{ kind: 'internship', copy_of: online.uuid }]);
});

test('an online job is changed beside its text: the form opens with the change, which the row tells of', async () => {
  const change = { ...draft, uuid: '01890000-0000-7000-8000-0000000000e1', change_of: online.uuid };
  const opened = await show(online);
  opened.server.use(respond(startChange, jobDetail(change)));
  await choose(opened, online.title, '修改');
  await waitFor(() => expect(opened.address()).toBe(`${ADDRESS}/publish-job?id=${change.uuid}`));
  expect(opened.server.requests(startChange)).toEqual([{ uuid: online.uuid, version: online.version }]);
});

test('a change in review is said at its job, and cannot be opened twice; its own row is called a change', async () => {
  const uuid = '01890000-0000-7000-8000-0000000000e1';
  const reviewing = { ...draft, uuid, title: '修改后的标题', state: 'reviewing' as const, change_of: online.uuid };
  const opened = await show({ ...online, change: { uuid, state: 'reviewing' } }, reviewing);
  within(row(online.title)).getByText('修改审核中');
  await opened.user.click(within(row(online.title)).getByRole('button', { name: `「${online.title}」的更多操作` }));
  expect(screen.queryByRole('menuitem', { name: /修改$/ })).toBeNull();
  within(row(reviewing.title)).getByText('修改稿');
  expect(opened.server.requests(startChange)).toEqual([]);
});

test('a job is taken offline at once, and back by one key', async () => {
  const opened = await show(online);
  const off = jobDetail({ ...online, state: 'offline', version: 2 });
  opened.server.use(respond(setJobOnline, off));
  await choose(opened, online.title, '下线');
  await screen.findByText(`「${online.title}」已下线，候选人不能再投递`);
  await opened.user.keyboard('z');
  await waitFor(() =>
    expect(opened.server.requests(setJobOnline)).toEqual([
      { uuid: online.uuid, version: online.version, online: false },
      { uuid: online.uuid, version: 2, online: true },
    ]),
  );
});

test('the history of a job says what each text changed, and what was there first', async () => {
  const text = (title: string) => ({
    ...{ uuid: `01890000-0000-7000-8000-0000000000${title.length}0`, at: online.updated_at, by: '林晓' },
    ...{ kind: 'internship' as const, draft: { ...emptyInternshipDraft, title }, category_name: '', city_names: [] },
  });
  const opened = await show(online);
  opened.server.use(respond(listRevisions, { items: [text('新的标题'), text('旧标题')] }));
  await choose(opened, online.title, '变更记录');
  const history = within(await screen.findByRole('dialog', { name: `「${online.title}」的变更记录` }));
  expect((await history.findByText('新的标题')).tagName).toBe('INS');
  expect(history.getByText('旧标题').tagName).toBe('DEL');
  history.getByText('最早记录的内容。');
});

test('of a long text only the words that differ are shown, in their place', async () => {
  const text = (description: string, at: string) => ({
    ...{ uuid: `01890000-0000-7000-8000-00000000${at}`, at: online.updated_at, by: '林晓' },
    ...{ draft: { ...emptyInternshipDraft, title: '标题', description }, category_name: '', city_names: [] },
  });
  const same = '整理业务数据并制作每周报表，和产品一起找出转化下降的原因，参与需求评审和复盘。';
  const opened = await show(online);
  const items = [text(`${same}每周到岗四天。`, '0001'), text(`${same}每周到岗三天。`, '0002')];
  opened.server.use(respond(listRevisions, { items }));
  await choose(opened, online.title, '变更记录');
  const history = within(await screen.findByRole('dialog'));
  expect((await history.findByText('四')).tagName).toBe('INS');
  expect(history.getByText('三').tagName).toBe('DEL');
  expect(history.queryByText(/整理业务数据/)).toBeNull();
});

test('a job is kept as a template, and the next one begins with it', async () => {
  const template = {
    ...{ uuid: '01890000-0000-7000-8000-0000000000d7', version: 1, name: '前端', by: '林晓' },
    ...{ kind: 'internship' as const, saved_at: online.updated_at, removable: true },
    ...{ draft: { ...emptyInternshipDraft, title: '前端实习生' } },
  };
  const opened = await show(online);
  const { user, server } = opened;
  server.use(
    respond(saveJobTemplate, template),
    respond(listJobTemplates, { items: [template] }),
    respond(createDraft, jobDetail(draft)),
  );
  await choose(opened, online.title, '存为模板');
  const name = await screen.findByLabelText('模板名称');
  await user.clear(name);
  await user.type(name, '前端');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('已存为模板「前端」');
  expect(server.requests(saveJobTemplate)).toEqual([{ job_uuid: online.uuid, name: '前端' }]);
  await user.click(await screen.findByRole('button', { name: '更多' }));
  await user.click(screen.getByRole('menuitem', { name: '模板' }));
  await user.click(await screen.findByRole('button', { name: '删除：前端' }));
  const question = await screen.findByRole('dialog', { name: '删除模板「前端」？' });
  await user.click(within(question).getByRole('button', { name: '取消' }));
  expect(server.requests(deleteJobTemplate)).toEqual([]);
  server.use(respond(renameJobTemplate, { ...template, name: '前端开发', version: 2 }));
  await user.click(screen.getByRole('button', { name: '重命名：前端' }));
  const inDialog = within(await screen.findByRole('dialog', { name: '重命名模板「前端」' }));
  await user.type(inDialog.getByLabelText('模板名称'), '开发');
  await user.click(inDialog.getByRole('button', { name: '保存' }));
  await screen.findByText('模板已改名为「前端开发」');
  expect(server.requests(renameJobTemplate)).toEqual([{ uuid: template.uuid, version: 1, name: '前端开发' }]);
  await user.click(await screen.findByRole('button', { name: '使用：前端' }));
  await waitFor(() => expect(opened.address()).toBe(`${ADDRESS}/publish-job?id=${draft.uuid}`));
  expect(server.requests(createDraft)).toMatchObject([{ kind: 'internship', draft: { title: '前端实习生' } }]);
});

test('a draft is deleted only after a question, and given up the focus is where it was', async () => {
  const opened = await show(draft, online);
  const { user, server } = opened;
  await choose(opened, draft.title, '删除');
  const question = await screen.findByRole('dialog', { name: `删除草稿「${draft.title}」？` });
  await user.click(within(question).getByRole('button', { name: '取消' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`「${draft.title}」的更多操作`);

  server.use(respond(deleteDraft, {}), listOf(online));
  await choose(opened, draft.title, '删除');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('操作成功')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(draft.title)).toBeNull());
  expect(screen.getByText(online.title)).toBeDefined();
  expect(server.requests(deleteDraft)).toEqual([{ uuid: draft.uuid, version: draft.version }]);
});

test.each([
  ['二维码海报', 'poster.pdf'],
  ['分享图', 'share.png'],
])('%s opens beside the list', async (item, file) => {
  const opens = vi.spyOn(window, 'open').mockReturnValue(null);
  await choose(await show(online), online.title, item);
  expect(opens).toHaveBeenCalledWith(`/jobs/${online.uuid}/${file}`, '_blank', 'noopener');
});

test('after a job was handed in, the list says how to pass it on', async () => {
  const { user } = await open(
    <>
      <Link to={ADDRESS} state={{ published: online.uuid }}>
        handed in
      </Link>
      <InternshipJobs />
    </>,
    { address: ADDRESS, replies: [listOf(online)] },
  );
  await user.click(screen.getByRole('link', { name: 'handed in' }));
  const words = await screen.findByText(`「${online.title}」已上线，分享给候选人`);
  const card = within(words.closest('[role=status]') as HTMLElement);
  expect(card.getByRole('button', { name: '二维码海报' })).toBeDefined();
  expect(card.getByRole('presentation').getAttribute('src')).toBe(`/jobs/${online.uuid}/share.png`);
});

test('what is handed in before the papers have passed is said to wait for them', async () => {
  queryClient.setQueryData(companyInfoQuery.queryKey, { company: { ...company, check_status: 'uncheck' } });
  const { user } = await open(
    <>
      <Link to={ADDRESS} state={{ published: online.uuid }}>
        handed in
      </Link>
      <InternshipJobs />
    </>,
    { address: ADDRESS, replies: [listOf({ ...online, state: 'reviewing' })] },
  );
  await user.click(screen.getByRole('link', { name: 'handed in' }));
  expect(await screen.findByText('企业资料审核通过后自动上线，不用再操作。')).toBeDefined();
  expect(screen.queryByText(/几秒/)).toBeNull();
});

test('each number of a job opens the people that it counts, and a draft shows none', async () => {
  await show({ ...online, applications: 12, applications_new: 5, views: 80 }, draft);
  const link = (name: string) => within(row(online.title)).getByRole('link', { name }).getAttribute('href');
  expect(link(`「${online.title}」的 5 份新简历`)).toBe(`/resume/new?job_uuid=${online.uuid}`);
  expect(link(`「${online.title}」的 12 份投递`)).toBe(`/resume/new?job_uuid=${online.uuid}&view=board`);
  expect(within(row(draft.title)).queryByRole('link', { name: /投递/ })).toBeNull();
});

const figures = {
  views: 84,
  applications: 12,
  interviews: 3,
  employed: 0,
  external_clicks: null,
  earlier_views: 4,
  days: [
    { day: '2026-11-23', views: 50, applications: 7 },
    { day: '2026-11-24', views: 30, applications: 5 },
  ],
  sources: [
    { source: 'wechat', views: 60, applications: 9, interviews: 3, employed: 0 },
    { source: 'campus-bbs', views: 20, applications: 3, interviews: 0, employed: 0 },
  ],
  quality: { score: 60, gains: [{ item: 'majors' as const, field: 'majors' as const, points: 6 }] },
};

test('a number of a job opens its figures, which add up, and what would raise its quality leads to the field', async () => {
  const change = { ...draft, uuid: '01890000-0000-7000-8000-0000000000e1', change_of: online.uuid };
  const opened = await show({ ...online, applications: 12, views: 84 });
  opened.server.use(respond(getJobFigures, figures), respond(startChange, jobDetail(change)));
  await opened.user.click(within(row(online.title)).getByRole('button', { name: '84' }));
  const dialog = within(await screen.findByRole('dialog', { name: `「${online.title}」的数据` }));
  const strip = within(await dialog.findByRole('list', { name: '从浏览到录用' }));
  expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '浏览84其中 4 次早于按天统计',
    '投递12占浏览的 14.3%',
    '进入面试3占投递的 25%',
    '录用0占投递的 0%',
  ]);
  const sources = within(dialog.getByRole('region', { name: '候选人从哪里来' }));
  await opened.user.click(sources.getByRole('button', { name: '表' }));
  expect(sources.getByRole('row', { name: '微信 60 9 3 0' })).toBeDefined();
  expect(sources.getByRole('row', { name: 'campus-bbs 20 3 0 0' })).toBeDefined();
  await opened.user.click(dialog.getByRole('button', { name: '补充专业方向 +6' }));
  await waitFor(() => expect(opened.address()).toBe(`${ADDRESS}/publish-job?id=${change.uuid}`));
});

test('figures that cannot be read say so, and are asked for again', async () => {
  const opened = await show(online);
  opened.server.use(fail(getJobFigures));
  await choose(opened, online.title, '数据');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('数据没有读到');
  opened.server.use(respond(getJobFigures, { ...figures, sources: [] }));
  await opened.user.click(dialog.getByRole('button', { name: '重试' }));
  await dialog.findByText('还没有人来过');
});

test.each([
  [draft, `${ADDRESS}/publish-job?id=${draft.uuid}`],
  [online, `/jobs/${online.uuid}`],
  [{ ...online, state: 'offline' as const }, `${ADDRESS}/publish-job/preview?id=${online.uuid}`],
])('the title leads to the job as it is', async (job, address) => {
  await show(job);
  expect(screen.getByRole('link', { name: job.title }).getAttribute('href')).toBe(address);
});

const expiring: JobSummary = { ...online, deadline: '2099-04-01', expiring: true };

test('the deadline of a job that ends soon is extended from its row', async () => {
  const opened = await show(expiring);
  const { user, server } = opened;
  const moved = { ...jobDetail(expiring), deadline: '2099-05-01', expiring: false };
  server.use(respond(extendDeadline, moved), listOf({ ...expiring, deadline: '2099-05-01', expiring: false }));
  expect(within(row(online.title)).getByText(/天后截止/)).toBeTruthy();
  await choose(opened, online.title, '延长截止日期');
  const dialog = within(await screen.findByRole('dialog', { name: `延长「${online.title}」的截止日期` }));
  fireEvent.change(dialog.getByLabelText('新的截止日期'), { target: { value: '2099-05-01' } });
  await user.click(dialog.getByRole('button', { name: '延长' }));
  expect(await screen.findByText(`「${online.title}」的截止日期已延长到2099年5月1日`)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requests(extendDeadline)).toEqual([
    { uuid: online.uuid, version: online.version, deadline: '2099-05-01' },
  ]);
  await waitFor(() => expect(within(row(online.title)).queryByText(/天后截止/)).toBeNull());
});

test('a day that is refused is said at its field, and the dialog stays', async () => {
  const opened = await show(online);
  opened.server.use(fail(extendDeadline, 400, { field: 'deadline', reason: '截止日期最远可以延到一年后' }));
  await choose(opened, online.title, '延长截止日期');
  const dialog = within(await screen.findByRole('dialog'));
  await opened.user.click(dialog.getByRole('button', { name: '延长' }));
  expect(await dialog.findByText('截止日期最远可以延到一年后')).toBeDefined();
});

const offline: JobSummary = {
  ...online,
  ...{ state: 'offline', title: '下线的实习生' },
  abilities: { ...online.abilities, take_offline: false, put_online: true },
};
const card = { ...onlineCostOf().expansion, units: 1, coins: 0, units_left: 1 };

test('a job for which there is no place goes online by a card, in one press', async () => {
  const opened = await show(offline);
  const { user, server } = opened;
  server.use(
    fail(setJobOnline, 40906, { reason: '在线的实习职位已满' }),
    respond(onlineCost, onlineCostOf({ expansion: card })),
    respond(useExpansion, { until: online.updated_at, units: 1, coins: 0 }),
  );
  await choose(opened, offline.title, '上线');
  const take = await screen.findByRole('button', { name: '用扩展卡并上线' });
  server.use(respond(setJobOnline, jobDetail(online)));
  await user.click(take);
  expect(await screen.findByText(`已用一张扩展卡，「${offline.title}」已上线：用了「扩展卡」1，还剩 0`)).toBeDefined();
  expect(server.requests(setJobOnline)).toHaveLength(2);
});

test('what can still go online stands above the list, and again once a job went online', async () => {
  const opened = await show(offline);
  const { server } = opened;
  expect(await screen.findByText('还能上线 2 个实习职位，最多 5 个')).toBeDefined();
  const end = '2026-12-22T02:00:00.000Z';
  const room = { quota: 5, most: 6, taken: 5, free: 1 };
  server.use(
    respond(setJobOnline, jobDetail(online)),
    respond(getPublishRoom, publishRoomOf({ internship: room, publishNum: 1, cards: 1, expandCardExpireTime: end })),
  );
  await choose(opened, offline.title, '上线');
  expect(await screen.findByText(/^还能上线 1 个实习职位，最多 6 个 · 扩展卡 1 张，最早12月22日到期$/)).toBeDefined();
});

test('an ended job that is extended asks for a way too, and the day that was chosen is kept', async () => {
  const opened = await show({ ...online, state: 'expired' });
  const { user, server } = opened;
  server.use(
    fail(extendDeadline, 40906, { reason: '在线的实习职位已满' }),
    respond(onlineCost, onlineCostOf({ expansion: card })),
    respond(useExpansion, { until: online.updated_at, units: 1, coins: 0 }),
  );
  await choose(opened, online.title, '延长截止日期');
  fireEvent.change(await screen.findByLabelText('新的截止日期'), { target: { value: '2099-05-01' } });
  await user.click(screen.getByRole('button', { name: '延长' }));
  const take = await screen.findByRole('button', { name: '用扩展卡并上线' });
  server.use(respond(extendDeadline, jobDetail(online)));
  await user.click(take);
  expect(await screen.findByText(`已用一张扩展卡，「${online.title}」已上线：用了「扩展卡」1，还剩 0`)).toBeDefined();
  expect(server.requests(extendDeadline).map(({ deadline }) => deadline)).toEqual(['2099-05-01', '2099-05-01']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal is appealed from its row, once', async () => {
  const refused: JobSummary = { ...draft, state: 'refused', appeal: { state: 'possible', words: '' } };
  const opened = await show(refused);
  const { user, server } = opened;
  await choose(opened, refused.title, '申诉');
  await user.type(await screen.findByRole('textbox', { name: /为什么这样写没有问题/ }), '这是要识别的对象');
  const waiting: JobSummary = { ...refused, appeal: { state: 'waiting', words: '' } };
  server.use(respond(appealJob, jobDetail(waiting)), listOf(waiting));
  await user.click(screen.getByRole('button', { name: '提交复核' }));
  expect(await screen.findByText('申诉处理中')).toBeTruthy();
  expect(server.requests(appealJob)).toMatchObject([{ uuid: refused.uuid, version: 3, message: '这是要识别的对象' }]);
});

test('what was said of an appeal that was not granted stands at the job', async () => {
  await show({ ...draft, state: 'refused', appeal: { state: 'kept', words: '标题仍像招人刷单' } });
  expect(screen.getByText('申诉未通过：标题仍像招人刷单')).toBeTruthy();
});

const asMaster = respond(getUserInfo, userInfo({ type: 'master' }));
const planned = (problem: string | null) => ({
  changed: problem === null ? 2 : 1,
  results: [draft, online].map(({ uuid, title }, index) => ({ uuid, title, problem: index === 0 ? null : problem })),
});
const select = (title: string) => screen.getByRole('checkbox', { name: `选中 ${title}` });

test('what is selected is changed by one action, which first says what it leaves out and why', async () => {
  const replies = [listOf(draft, online), asMaster, respond(changeJobs, planned('现在的状态不能这样做'))];
  const { user, server } = await open(<InternshipJobs />, { address: ADDRESS, replies });
  await user.click(await screen.findByRole('checkbox', { name: `选中 ${draft.title}` }));
  await user.click(select(online.title));
  await user.click(screen.getByRole('button', { name: '发布' }));
  const dialog = await screen.findByRole('dialog', { name: '发布选中的 2 个职位' });
  expect(await within(dialog).findByText('现在的状态不能这样做')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: '发布 1 个' }));
  expect(await screen.findByText('已提交 1 个职位审核')).toBeDefined();
  const jobs = [draft, online].map(({ uuid, version }) => ({ uuid, version }));
  expect(server.requests(changeJobs)).toEqual([
    { action: 'publish', jobs, dry_run: true },
    { action: 'publish', jobs, dry_run: false },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((select(draft.title) as HTMLInputElement).checked).toBe(false);
});

test('what may have been done without a response is asked for again under its key, whatever became of the jobs', async () => {
  const done = { changed: 1, results: [{ uuid: online.uuid, title: online.title, problem: null }] };
  const planned = respond(changeJobs, done);
  const { user, server } = await open(<InternshipJobs />, {
    address: ADDRESS,
    replies: [listOf(online), asMaster, planned],
  });
  await user.click(await screen.findByRole('checkbox', { name: `选中 ${online.title}` }));
  await user.click(screen.getByRole('button', { name: '下线' }));
  const confirm = await screen.findByRole('button', { name: '下线 1 个' });
  server.use(fail(changeJobs, 502), listOf({ ...online, version: online.version + 1 }));
  await user.click(confirm);
  await screen.findByText(/没有收到结果，可能已经完成/);
  await act(() => queryClient.refetchQueries());
  server.use(planned);
  await user.click(screen.getByRole('button', { name: '下线 1 个' }));
  expect(await screen.findByText('已下线 1 个职位')).toBeDefined();
  const [first, again] = server.requests(changeJobs).filter(({ dry_run }) => !dry_run);
  expect(again).toEqual(first);
});

test('where nothing can be done the dialog says so and does nothing', async () => {
  const none = { changed: 0, results: [{ uuid: online.uuid, title: online.title, problem: '已被修改，请刷新后再试' }] };
  const replies = [listOf(online), asMaster, respond(changeJobs, none)];
  const { user, server } = await open(<InternshipJobs />, { address: ADDRESS, replies });
  await user.click(await screen.findByRole('checkbox', { name: `选中 ${online.title}` }));
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '下线' }));
  await screen.findByText('选中的职位都不能这样做。');
  await user.click(screen.getByRole('button', { name: '下线 0 个' }));
  expect(server.requests(changeJobs)).toHaveLength(1);
});

test('what the filter shows comes as a sheet', async () => {
  const opened = await open(<InternshipJobs />, { address: `${ADDRESS}?filter=online`, replies: [listOf(online)] });
  opened.server.use(respond(exportJobs, { url: '/files/x.xlsx', rows: 1, cut: false }));
  await opened.user.click(await screen.findByRole('button', { name: '导出' }));
  await waitFor(() =>
    expect(opened.server.requests(exportJobs)).toEqual([{ kind: 'internship', filter: 'online', order: 'section' }]),
  );
});

test('who has no job of their own is told that the company has some', async () => {
  await open(<InternshipJobs />, {
    replies: [
      respond(listJobs, { items: [], next_cursor: null, counts: noJobs, batches: noBatches, company_online: 2 }),
    ],
  });
  await screen.findByText('你名下还没有职位，公司有 2 个在招');
});
