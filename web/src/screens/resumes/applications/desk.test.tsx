import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { listTags } from '@qinghe/contract/resumes/annotate.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { listHeldBatches, selectApplications } from '@qinghe/contract/resumes/decide-many.ts';
import {
  countApplications,
  getApplication,
  listApplications,
  listFilterChoices,
} from '@qinghe/contract/resumes/desk.ts';
import type { ApplicationOrder } from '@qinghe/contract/resumes/filters.ts';
import { listSavedFilters, saveFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import { listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { expect, test, vi } from 'vitest';
import { application, nobodyElse, nobodyParked, noneUnread, noWords } from '../../../../test/application.ts';
import { act, hang, open, respond, screen, waitFor, within } from '../../../../test/screen.tsx';
import { queryClient } from '../../../app/query-client.ts';
import { touch } from '../../../lib/api/touch.ts';
import Applications from '../applications.tsx';

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const someone = (n: number, name: string, parts: Partial<ApplicationDetail> = {}) =>
  application({
    uuid: uuid(n),
    name,
    applied_at: ago(n),
    stage_since: ago(n),
    abilities: { move_to: ['reject'], undo: false, correct: true, decide: true, note: true },
    ...parts,
  });

type Compare = (a: ApplicationDetail, b: ApplicationDetail) => number;
const by: Record<ApplicationOrder, Compare> = {
  newest: (a, b) => b.applied_at.localeCompare(a.applied_at),
  oldest: (a, b) => a.applied_at.localeCompare(b.applied_at),
  stars: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  longest: (a, b) => a.stage_since.localeCompare(b.stage_since),
};

const saved = [
  {
    uuid: uuid(7),
    name: '等最久',
    stage: 'new' as const,
    filter: { waiting_days: 2, sort: 'longest' as const },
    count: 1,
  },
];

/** The desk before a server that keeps these people in the stage of new ones; `change` is what somebody else does. */
async function openDesk(people: ApplicationDetail[], address = '/resume/new') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  let now = people;
  const listed = (withdrawn: string | undefined, sort: ApplicationOrder = 'newest') =>
    now.filter(({ withdrawn_at }) => (withdrawn_at !== null) === (withdrawn === '1')).toSorted(by[sort]);
  const nobody = { new: 0, primary_screening: 0, written: 0, interview: 0, employed: 0, reject: 0 };
  const page = await open(<Applications />, {
    address,
    path: '/resume/:stage',
    handle: { title: 'internshipApplications', kind: 'internship' },
    replies: [
      respond(listApplications, ({ stage, withdrawn, sort }) => ({
        items: stage === 'new' ? listed(withdrawn, sort) : [],
        next_cursor: null,
      })),
      respond(countApplications, ({ withdrawn }) => ({
        counts: { ...nobody, new: listed(withdrawn).length },
        more: [],
        parked: nobodyParked,
        jobs: [],
      })),
      respond(getApplication, ({ uuid }) => now.find((one) => one.uuid === uuid) ?? application()),
      nobodyElse,
      noWords,
      noneUnread,
      respond(listHeldBatches, { items: [] }),
      respond(selectApplications, ({ withdrawn, sort }) => ({ items: listed(withdrawn, sort), more: false })),
      respond(listSavedFilters, { items: saved }),
      respond(saveFilter, { uuid: uuid(8) }),
      respond(listTags, { items: [] }),
      respond(listFilterChoices, { cities: ['上海'], sources: ['fair'] }),
      hang(getCompanyInfo),
      hang(listRejectTemplates),
    ],
  });
  const change = (next: ApplicationDetail[]) =>
    act(async () => {
      now = next;
      touch(queryClient, new Set(['resumes']));
    });
  return { ...page, change };
}

const names = () =>
  within(screen.getByRole('list', { name: '候选人' }))
    .getAllByRole('button')
    .map((row) => /郑琪|任月雅|苏敏/.exec(row.textContent)?.[0]);
const record = (name: string) => screen.findByRole('heading', { level: 2, name });

test('who withdraws while being read stays open and leaves the list, and J goes on to the one who stood after', async () => {
  const people = [someone(1, '郑琪'), someone(2, '任月雅'), someone(3, '苏敏')];
  const { user, change } = await openDesk(people, `/resume/new?id=${uuid(2)}`);
  await record('任月雅');
  await waitFor(() => expect(names()).toEqual(['郑琪', '任月雅', '苏敏']));
  const gone = {
    withdrawn_at: ago(0),
    abilities: { move_to: [], undo: false, correct: true, decide: true, note: true },
  };
  await change(people.map((one) => (one.uuid === uuid(2) ? { ...one, ...gone } : one)));
  await waitFor(() => expect(names()).toEqual(['郑琪', '苏敏']));
  await record('任月雅');
  expect(await screen.findByText('候选人已撤回申请，无需再处理。')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^不合适/ })).toBeNull();
  await user.keyboard('j');
  await record('苏敏');
});

test('those who withdrew are a list of their own, of which the address says so', async () => {
  const { user, address } = await openDesk([someone(1, '郑琪'), someone(2, '任月雅', { withdrawn_at: ago(0) })]);
  await waitFor(() => expect(names()).toEqual(['郑琪']));
  await user.selectOptions(screen.getByRole('combobox', { name: '已撤回' }), '只看已撤回');
  await waitFor(() => expect(names()).toEqual(['任月雅']));
  expect(address()).toContain('withdrawn=1');
  expect(screen.getByText('1 人符合')).toBeDefined();
});

const chooseOrder = (user: Awaited<ReturnType<typeof openDesk>>['user'], name: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: '排序' }), name);

test('an order stands in the address and goes with the tabs; the usual one goes without saying', async () => {
  const people = [someone(1, '郑琪', { rating: 3 }), someone(2, '任月雅', { rating: 5 }), someone(3, '苏敏')];
  const { user, address } = await openDesk(people);
  await waitFor(() => expect(names()).toEqual(['郑琪', '任月雅', '苏敏']));
  await chooseOrder(user, '星级最高');
  await waitFor(() => expect(names()).toEqual(['任月雅', '郑琪', '苏敏']));
  expect(address()).toContain('sort=stars');
  expect(screen.getByRole('link', { name: /初筛/ }).getAttribute('href')).toBe('/resume/primary_screening?sort=stars');
  await chooseOrder(user, '最新投递');
  await waitFor(() => expect(names()).toEqual(['郑琪', '任月雅', '苏敏']));
  expect(address()).not.toContain('sort');
});

test('J goes by the order that is shown, a new application comes last among the oldest, and all are selected in it', async () => {
  const people = [someone(2, '任月雅'), someone(3, '苏敏')];
  const { user, server, change } = await openDesk(people, '/resume/new?sort=oldest');
  await record('苏敏');
  await change([someone(1, '郑琪'), ...people]);
  await waitFor(() => expect(names()).toEqual(['苏敏', '任月雅', '郑琪']));
  await user.keyboard('j');
  await record('任月雅');
  await user.keyboard('v');
  await user.click(await screen.findByRole('button', { name: '选中全部 3 人' }));
  await waitFor(() => expect(server.requests(selectApplications)).toMatchObject([{ sort: 'oldest' }]));
});

test('a row says how long somebody is in the stage where the list goes by it', async () => {
  const { user } = await openDesk([someone(3, '苏敏'), someone(0, '郑琪')]);
  await waitFor(() => expect(names()).toEqual(['郑琪', '苏敏']));
  const rows = () => within(screen.getByRole('list', { name: '候选人' })).getAllByRole('button');
  expect(screen.queryByText('3天')).toBeNull();
  await chooseOrder(user, '在此阶段最久');
  await waitFor(() => expect(names()).toEqual(['苏敏', '郑琪']));
  expect(within(rows()[0] as HTMLElement).getByText('3天')).toBeDefined();
  expect(within(rows()[1] as HTMLElement).getByText('1天')).toBeDefined();
});

test('Shift and a click on a check box selects everyone up to it, and the boxes say so', async () => {
  const { user } = await openDesk([someone(1, '郑琪'), someone(2, '任月雅'), someone(3, '苏敏')]);
  await record('郑琪');
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `选择 ${name}` });
  await user.click(box('郑琪'));
  await user.keyboard('{Shift>}');
  await user.click(box('苏敏'));
  await user.keyboard('{/Shift}');
  expect(['郑琪', '任月雅', '苏敏'].map((name) => box(name).checked)).toEqual([true, true, true]);
  expect(screen.getByText('已选 3 人')).toBeDefined();
});

test('a finger that rests on somebody begins to select: presses select then, and open again once it is over', async () => {
  const { user, address } = await openDesk([someone(1, '郑琪'), someone(2, '任月雅')]);
  await record('郑琪');
  const row = (name: string) =>
    within(screen.getByRole('list', { name: '候选人' })).getByRole('button', { name: new RegExp(name) });
  await user.pointer({ keys: '[TouchA>]', target: row('任月雅') });
  await screen.findByText('已选 1 人');
  await user.pointer({ keys: '[/TouchA]', target: row('任月雅') });
  await user.click(row('郑琪'));
  expect(screen.getByText('已选 2 人')).toBeDefined();
  expect(address()).not.toContain(uuid(2));
  await user.click(screen.getByRole('button', { name: '取消选择' }));
  await user.click(row('任月雅'));
  await record('任月雅');
});

test('a filter is saved with its order', async () => {
  const { user, server } = await openDesk([someone(3, '苏敏')], '/resume/new?waiting_days=2&sort=longest');
  await record('苏敏');
  await user.click(screen.getByRole('button', { name: '保存筛选' }));
  await user.type(await screen.findByLabelText('名称'), '等最久{Enter}');
  await waitFor(() =>
    expect(server.requests(saveFilter)).toMatchObject([{ filter: { waiting_days: 2, sort: 'longest' } }]),
  );
});

test('a saved filter opens its order, and is the current one in it alone', async () => {
  const { user, address } = await openDesk([someone(3, '苏敏')], `/resume/new?waiting_days=2&id=${uuid(3)}`);
  const link = () => screen.getByRole('link', { name: /等最久/ });
  await record('苏敏');
  expect(link().getAttribute('aria-current')).toBeNull();
  await user.click(link());
  expect(address()).toContain('waiting_days=2&sort=longest');
  await waitFor(() => expect(link().getAttribute('aria-current')).toBe('page'));
});

test('about those who withdrew nothing is decided: the selected ones can be tagged, no more', async () => {
  const gone = someone(1, '郑琪', {
    withdrawn_at: ago(1),
    abilities: { move_to: [], undo: false, correct: false, decide: false, note: true },
  });
  const { user } = await openDesk([gone], '/resume/new?withdrawn=1');
  await screen.findByRole('button', { name: /郑琪/ });
  await user.keyboard('a');
  const bar = within(screen.getByRole('toolbar'));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', '加标签']);
  await user.keyboard('s');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is shared to be read has notes and stars, but no decision, tag or mark to make', async () => {
  const abilities = { move_to: [], undo: false, correct: false, decide: false, note: true };
  const shared = someone(1, '郑琪', { abilities });
  await openDesk([shared], `/resume/new?id=${uuid(1)}`);
  await record('郑琪');
  expect(screen.getByText('只共享给你查看，由负责人决定')).toBeTruthy();
  for (const name of [/通过|初筛$/, '不合适', '加标签', '加入黑名单'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('group', { name: '评分' }).querySelectorAll('button').length).toBe(5);
});

test('a count has the thousands separators of its reader', async () => {
  const { server, goTo } = await openDesk([someone(1, '郑琪')]);
  const counts = { new: 12_345, primary_screening: 1_000, written: 0, interview: 0, employed: 0, reject: 0 };
  server.use(respond(countApplications, { counts, more: [], parked: nobodyParked, jobs: [] }));
  await goTo('/resume/new?degree=master');
  expect(await screen.findByText('12,345 人符合')).toBeDefined();
  expect(screen.getByRole('link', { name: /初筛/ }).textContent).toContain('1,000');
});

test('a condition that is asked for rarely comes into the bar when it is wanted, and stands in the address', async () => {
  const { user, server, address } = await openDesk([someone(1, '郑琪')]);
  await user.click(await screen.findByRole('button', { name: '+ 条件' }));
  await user.click(screen.getByRole('menuitem', { name: '现居城市' }));
  await user.click(screen.getByRole('button', { name: '现居城市' }));
  await user.click(await screen.findByRole('option', { name: '上海' }));
  await waitFor(() => expect(address()).toContain(`city=${encodeURIComponent('上海')}`));
  expect(server.requests(listApplications).at(-1)).toMatchObject({ city: ['上海'] });
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(address()).not.toContain('city=');
});

test('a filter takes several values, which a link hands on; the keys of its field are none of the list', async () => {
  const { user, server, address } = await openDesk(
    [someone(1, '郑琪'), someone(2, '任月雅')],
    '/resume/new?graduation_year=2027',
  );
  await record('郑琪');
  await user.click(screen.getByRole('button', { name: '毕业时间：2027 届' }));
  await user.keyboard('2028{Enter}');
  await waitFor(() => expect(address()).toContain(`graduation_year=${encodeURIComponent('2027,2028')}`));
  expect(server.requests(listApplications).at(-1)).toMatchObject({ graduation_year: [2027, 2028] });
  expect(screen.getByRole('button', { name: '毕业时间：2027 届、2028 届' })).toBeDefined();
  await user.keyboard('{Escape}{Backspace}');
  await waitFor(() => expect(address()).toMatch(/graduation_year=2027(?:&|$)/));
  await user.click(screen.getByRole('button', { name: '去掉「毕业时间」' }));
  expect(address()).not.toContain('graduation_year');
  await record('郑琪');
});
