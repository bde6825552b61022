import { baseOptions, locations } from '@qinghe/contract/dict/endpoints.ts';
import { addressSuggestion } from '@qinghe/contract/dict/lists.ts';
import { findMajors } from '@qinghe/contract/dict/majors.ts';
import { appealJob } from '@qinghe/contract/jobs/appeals.ts';
import { checkJob, createDraft, getJob, publishJob, saveDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { emptyInternshipDraft, type Finding } from '@qinghe/contract/jobs/job.ts';
import { onlineCost } from '@qinghe/contract/rights/expansion.ts';
import { unlockJob } from '@qinghe/contract/rights/unlock.ts';
import { expect, test, vi } from 'vitest';
import { jobDetail, jobSummary } from '../../../test/job.ts';
import { company, fewOptions } from '../../../test/papers.ts';
import { onlineCostOf } from '../../../test/places.ts';
import { fail, hang, hold, open, type Reply, respond, screen, waitFor } from '../../../test/screen.tsx';
import { queryClient } from '../../app/query-client.ts';
import { checkInfoQuery } from '../../domains/account/api/check-info.ts';
import { companyInfoQuery } from '../../domains/company/api/get-company-info.ts';
import { ComponentLibrary } from '../../ui/library/component-library.tsx';
import PublishInternship from './publish-internship.tsx';

const started = jobDetail(jobSummary({ title: '前端' }), { draft: { ...emptyInternshipDraft, title: '前端' } });

test('leaves the address alone when the first save is answered on another page', async () => {
  const first = hold(createDraft, started);
  const { user, goTo, address, server } = await open(
    <ComponentLibrary>
      <PublishInternship />
    </ComponentLibrary>,
    {
      address: '/job-management/internship/publish-job',
      replies: [
        first,
        hang(baseOptions),
        hang(locations),
        respond(checkJob, { findings: [], quality: { score: 10, gains: [] } }),
      ],
    },
  );
  await user.type(await screen.findByLabelText('职位名称'), '前端');
  await waitFor(() => expect(server.requests(createDraft)).toHaveLength(1), { timeout: 3000 });
  await goTo('/job-management/internship');
  first.release();
  await screen.findByText(/已保存/);
  expect(address()).toBe('/job-management/internship');
});

test('the category follows the title until another one is chosen', async () => {
  const children = [
    { code: '0101', name: '前端开发', name_en: 'Front end' },
    { code: '0104', name: '测试', name_en: 'Testing' },
  ];
  const { user } = await open(
    <ComponentLibrary>
      <PublishInternship />
    </ComponentLibrary>,
    {
      address: '/job-management/internship/publish-job',
      replies: [
        respond(createDraft, started),
        respond(baseOptions, { ...fewOptions, categories: [{ code: '01', name: '技术', name_en: 'Tech', children }] }),
        hang(locations),
        respond(checkJob, { findings: [], quality: { score: 10, gains: [] } }),
      ],
    },
  );
  const title = await screen.findByLabelText('职位名称');
  const category = screen.getByRole<HTMLInputElement>('combobox', { name: '职位类别' });
  await waitFor(() => expect(category.disabled).toBe(false));
  await user.type(title, '前端实习生');
  await waitFor(() => expect(category.value).toBe('前端开发'));
  await user.clear(title);
  await waitFor(() => expect(category.value).toBe(''));
  await user.type(title, '测试实习生');
  await waitFor(() => expect(category.value).toBe('测试'));
  await user.clear(category);
  await user.type(category, '前端{Enter}');
  await user.type(title, '（上海）');
  expect(category.value).toBe('前端开发');
});

test('a new job begins where the company is', async () => {
  queryClient.setQueryData(companyInfoQuery.queryKey, {
    company: { ...company, check_status: 'uncheck', city: '310100', office_address: '淮海中路 1 号' },
  });
  const { user, server } = await open(
    <ComponentLibrary>
      <PublishInternship />
    </ComponentLibrary>,
    {
      address: '/job-management/internship/publish-job',
      replies: [
        respond(createDraft, started),
        hang(baseOptions),
        hang(locations),
        hang(addressSuggestion),
        respond(checkJob, { findings: [], quality: { score: 10, gains: [] } }),
      ],
    },
  );
  expect(await screen.findByText('提交后，等企业资料审核通过自动上线')).toBeDefined();
  await user.type(await screen.findByLabelText('职位名称'), '前端');
  await waitFor(
    () =>
      expect(server.requests(createDraft)).toMatchObject([
        { draft: { title: '前端', cities: ['310100'], address: '淮海中路 1 号' } },
      ]),
    { timeout: 3000 },
  );
});

const missing = (field: 'category' | 'title'): Finding => ({
  rule: 'required',
  level: 'block',
  field,
  item: null,
  start: null,
  end: null,
  words: '',
  message: '必填',
  basis: '',
  replacement: null,
});

test('the footer says how much is missing before anything is sent', async () => {
  const findings = [missing('title'), missing('category')];
  await open(
    <ComponentLibrary>
      <PublishInternship />
    </ComponentLibrary>,
    {
      address: '/job-management/internship/publish-job',
      replies: [hang(baseOptions), hang(locations), respond(checkJob, { findings, quality: { score: 10, gains: [] } })],
    },
  );
  expect(await screen.findByText('还差 2 项才能提交')).toBeDefined();
  expect(screen.queryByText('提交后自动审核，通过即上线')).toBeNull();
});

const detail = jobDetail(jobSummary({ title: '前端', version: 3 }), {
  draft: { ...emptyInternshipDraft, title: '前端' },
});
const openDraft = (...replies: Reply[]) =>
  open(
    <ComponentLibrary>
      <PublishInternship />
    </ComponentLibrary>,
    {
      address: `/job-management/internship/publish-job?id=${detail.uuid}`,
      replies: [
        respond(getJob, detail),
        hang(baseOptions),
        hang(locations),
        hang(findMajors),
        respond(checkJob, { findings: [], quality: { score: 10, gains: [] } }),
        ...replies,
      ],
    },
  );
const title = () => screen.findByLabelText<HTMLInputElement>('职位名称');
const saved = { timeout: 10_000 };

test('what was typed before a reload is not put over what was saved elsewhere since', async () => {
  const { user, server, reload } = await openDraft(hang(saveDraft));
  await user.type(await title(), '工程师');
  await waitFor(() => expect(server.requests(saveDraft)).toHaveLength(1), saved);
  const theirs = { ...detail, title: '后端', version: 4, draft: { ...emptyInternshipDraft, title: '后端' } };
  server.use(respond(getJob, theirs), fail(saveDraft, 40901, { data: { ...theirs, changed_by_you: true } }));
  await reload();
  expect((await title()).value).toBe('前端工程师');
  expect(await screen.findByText(/你在另一个窗口修改了这里/, {}, saved)).toBeDefined();
  expect(server.requests(saveDraft).map(({ version }) => version)).toEqual([3, 3]);
  server.use(respond(saveDraft, { ...theirs, version: 5 }));
  await user.click(await screen.findByRole('button', { name: '用我的覆盖' }));
  await waitFor(() => expect(server.requests(saveDraft).at(-1)).toMatchObject({ version: 4 }), saved);
});

test('a save whose response was lost is no conflict with oneself', async () => {
  const { user, server } = await openDraft(fail(saveDraft, 502));
  await user.type(await title(), '工程师');
  await waitFor(() => expect(server.requests(saveDraft)).toHaveLength(1), saved);
  const standing = { ...detail, title: '前端工程师', version: 4, draft: { ...detail.draft, title: '前端工程师' } };
  server.use(fail(saveDraft, 40901, { data: { ...standing, changed_by_you: true } }));
  await user.type(await title(), '（');
  await user.type(await title(), '{Backspace}');
  expect(await screen.findByText(/草稿已保存/, {}, saved)).toBeDefined();
  expect(screen.queryByText(/你在另一个窗口修改了这里/)).toBeNull();
});

test('a browser that is full keeps no draft from being saved', async () => {
  const { user, server } = await openDraft(respond(saveDraft, { ...detail, version: 4 }));
  const kept = localStorage;
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const closed = {
    getItem: kept.getItem.bind(kept),
    removeItem: kept.removeItem.bind(kept),
    clear: kept.clear.bind(kept),
  };
  vi.stubGlobal('localStorage', { ...closed, setItem: full });
  await user.type(await title(), '工程师');
  await waitFor(() => expect(server.requests(saveDraft)).toMatchObject([{ draft: { title: '前端工程师' } }]), saved);
});

test('a draft that is deleted meanwhile is saved as a new one when that is asked for, and not before', async () => {
  const anew = { ...detail, uuid: '01890000-0000-7000-8000-0000000000ff', version: 1 };
  const { user, server, address } = await openDraft(fail(saveDraft, 40401), respond(createDraft, anew));
  await user.type(await title(), '工程师');
  expect(await screen.findByText(/职位刚被删除，内容还在/, {}, saved)).toBeDefined();
  await user.type(await title(), '。');
  expect(server.requests(createDraft)).toEqual([]);
  server.use(respond(getJob, anew));
  await user.click(screen.getByRole('button', { name: '存为新草稿' }));
  await waitFor(() => expect(server.requests(createDraft)[0]).toMatchObject({ draft: { title: '前端工程师。' } }));
  await waitFor(() => expect(address()).toContain(anew.uuid));
});

test('what cannot be saved is said at its field, keeps nothing else from being saved, and outlives a reload', async () => {
  const long = '很长的专业'.repeat(7);
  const { user, server, reload } = await openDraft(respond(saveDraft, { ...detail, version: 4 }));
  await user.type(await screen.findByLabelText('专业方向', { selector: 'input' }), `${long}{Enter}`);
  await user.type(await title(), '工程师');
  expect(await screen.findByText('标红的地方没有保存，已存在本机；其余已保存', {}, saved)).toBeDefined();
  expect(await screen.findByText('最多 30 个字，现在 35 个')).toBeDefined();
  const { draft } = server.requests(saveDraft).at(-1) ?? {};
  expect(draft).toMatchObject({ title: '前端工程师' });
  expect(draft).not.toHaveProperty('majors');
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(server.requests(publishJob)).toEqual([]);
  await reload();
  expect(await screen.findByText(long)).toBeDefined();
  expect((await title()).value).toBe('前端工程师');
});

test('over a change stands what is online still, and where the two differ as it is typed', async () => {
  const live = { draft: { ...started.draft, title: '前端', headcount: 3 }, category_name: '', city_names: [] };
  const change = { ...started, change_of: '01890000-0000-7000-8000-0000000000f9', live };
  const { user } = await open(
    <ComponentLibrary>
      <PublishInternship />
    </ComponentLibrary>,
    {
      address: `/job-management/internship/publish-job?id=${change.uuid}`,
      replies: [
        respond(getJob, change),
        respond(saveDraft, change),
        hang(baseOptions),
        hang(locations),
        respond(checkJob, { findings: [], quality: { score: 10, gains: [] } }),
      ],
    },
  );
  await screen.findByText(/候选人看到的仍是原来的内容/);
  await user.type(screen.getByLabelText('职位名称'), '开发');
  await user.click(await screen.findByText('改了 2 处'));
  expect(screen.getByText('前端开发', { selector: 'ins' })).toBeDefined();
  expect(screen.getByText('3', { selector: 'del' })).toBeDefined();
});

test('where the check is wrong, a person is asked from the form, which is saved first', async () => {
  const found: Finding = {
    ...missing('title'),
    ...{ rule: 'sensitive_word', field: 'title', start: 0, end: 2, words: '前端', message: '「前端」：不能发布' },
  };
  const saved = jobDetail(jobSummary({ title: '前端', version: 4 }), { draft: detail.draft });
  const opened = await openDraft(
    respond(checkJob, { findings: [found], quality: { score: 10, gains: [] } }),
    respond(saveDraft, saved),
    respond(appealJob, saved),
  );
  const { user, server } = opened;
  await user.click(await screen.findByRole('button', { name: '检查判断有误？请人工复核' }));
  await user.type(await screen.findByRole('textbox', { name: /为什么这样写没有问题/ }), '是职位名称的一部分');
  await user.click(screen.getByRole('button', { name: '提交复核' }));
  await waitFor(() => expect(opened.address()).toBe('/job-management/internship'));
  expect(server.requests(appealJob)).toMatchObject([{ uuid: detail.uuid, message: '是职位名称的一部分' }]);
});

test('with no place left the ways to get one are asked about; Esc keeps the form, and a way publishes in one press', async () => {
  const unlocked = { until: '2026-12-22T02:00:00.000Z', units: 0, coins: 200 };
  const opened = await openDraft(
    respond(saveDraft, detail),
    fail(publishJob, 40906, { reason: '在线的实习职位已满' }),
    respond(onlineCost, onlineCostOf()),
    respond(unlockJob, unlocked),
  );
  const { user, server } = opened;
  await title();
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await user.click(await screen.findByRole('button', { name: '取消' }));
  expect((await title()).value).toBe('前端');
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  const take = await screen.findByRole('button', { name: '解锁并提交' });
  server.use(respond(publishJob, jobDetail(jobSummary({ title: '前端', state: 'reviewing' }))));
  await user.click(take);
  expect(await screen.findByText(/^已解锁 30 天，「前端」已提交：/)).toBeDefined();
  await waitFor(() => expect(opened.address()).toBe('/job-management/internship'));
  expect(server.requests(unlockJob)).toEqual([{ job: detail.uuid, expect: { units: 0, coins: 200 } }]);
});

test('who waits for the identity saves a draft and is offered no way to hand it in', async () => {
  queryClient.setQueryData(checkInfoQuery.queryKey, {
    status: 'ok',
    identity: { status: 0, check_status: 1 },
    licence_days: null,
    prepares: true,
  });
  await open(
    <ComponentLibrary>
      <PublishInternship />
    </ComponentLibrary>,
    {
      address: '/job-management/internship/publish-job',
      replies: [
        hang(baseOptions),
        hang(locations),
        respond(checkJob, { findings: [], quality: { score: 10, gains: [] } }),
      ],
    },
  );
  expect(await screen.findByText('草稿可以先写好，身份通过后再提交审核。')).toBeDefined();
  expect(screen.getByRole('button', { name: '存草稿' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '提交审核' })).toBeNull();
});
