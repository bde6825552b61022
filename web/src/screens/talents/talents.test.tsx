import { makeLink } from '@qinghe/contract/candidates/links.ts';
import { locations } from '@qinghe/contract/dict/endpoints.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { jobFilters } from '@qinghe/contract/jobs/job-filter.ts';
import { countBatchInvite } from '@qinghe/contract/talents/batches.ts';
import { inviteTalent, previewInvitation, recallInvitation } from '@qinghe/contract/talents/invitations.ts';
import { countTalents, listTalents, type Talent } from '@qinghe/contract/talents/list.ts';
import {
  alertTalentSearch,
  listTalentSearches,
  lookAtTalentSearch,
  saveTalentSearch,
} from '@qinghe/contract/talents/saved.ts';
import { similarTalents } from '@qinghe/contract/talents/similar.ts';
import { expect, test } from 'vitest';
import { talent } from '../../../test/sample-talent.ts';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import Talents from './talents.tsx';

type Counts = OutputOf<typeof countTalents>;
const area = { code: '330000', name: '浙江省', cities: [{ code: '330100', name: '杭州市', districts: [] }] };
const noJobs = {
  items: [],
  next_cursor: null,
  counts: Object.fromEntries(jobFilters.map((filter) => [filter, 0])) as Record<(typeof jobFilters)[number], number>,
  batches: { early: 0, autumn: 0, supplement: 0, spring: 0 },
};
const cost = { units: 1, coins: 0, units_left: 38, price: 5, balance: 120, missing: 0, invited: 12 };
const page = (items: Talent[], next_cursor: string | null = null) => respond(listTalents, { items, next_cursor });
const counts = (change: Partial<Counts> = {}) =>
  respond(countTalents, {
    pool: 5218,
    total: 2,
    words: [],
    groups: [{ met: 0, count: 2, without: [] }],
    further: [],
    ...change,
  });
const openPage = (address: string, ...replies: Reply[]) =>
  open(<Talents />, {
    address,
    handle: { title: 'talents' },
    replies: [
      respond(locations, { provinces: [area] }),
      respond(listJobs, noJobs),
      respond(listTalentSearches, { items: [] }),
      respond(countBatchInvite, cost),
      ...replies,
    ],
  });

test('a row says who, what they want, the very words with marks, and why they fit', async () => {
  const fit: Talent['fit'] = [
    { aspect: 'days', verdict: 'meets', wanted: '4', offered: '5' },
    { aspect: 'months', verdict: 'misses', wanted: '6', offered: '3' },
    { aspect: 'city', verdict: 'unknown', wanted: '上海', offered: '' },
  ];
  const words = { words: ['React', '订单页'], groups: [{ met: 2, count: 2, without: [] }] };
  await openPage('/talent?q=React%20订单页', page([talent(1, { fit, met: 2 })]), counts(words));
  const row = await screen.findByRole('article', { name: /K7QA 硕士 · 心理学 · 2027 届/ });
  for (const text of [
    '浙江大学',
    '想做前端开发，杭州、上海，每周 5 天，6 个月，随时到岗',
    '每周 5 天，要 4 天',
    '3 个月，要 6 个月',
    '愿不愿去上海，没写',
  ])
    expect(row.textContent).toContain(text);
  const marked = within(row).getAllByText(/./, { selector: 'p > span > mark' });
  expect(marked.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['React', '订单页']));
  expect(screen.getByText(/同意被找到的 5,218 人/)).toBeDefined();
});

test('a school that fewer than five share stays unsaid', async () => {
  await openPage('/talent', page([talent(1, { school: null })]), counts());
  expect((await screen.findByRole('article')).textContent).toContain('学校不显示，同校不足 5 人');
});

test('groups stand by how many words are met; an empty one names the filter to drop, which drops it', async () => {
  const { user, address } = await openPage(
    '/talent?q=React%20Vue&days=4',
    page([talent(1, { met: 1 }), talent(2, { met: 0 })]),
    counts({
      words: ['React', 'Vue'],
      total: 1000,
      groups: [
        { met: 2, count: 0, without: [{ filter: 'days', count: 5 }] },
        { met: 1, count: 1, without: [] },
        { met: 0, count: 1000, without: [] },
      ],
    }),
  );
  await screen.findAllByRole('article');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '2 个词都对得上 0 人',
    '对得上 1 个词 1 人',
    '只在别处提到 999+ 人',
  ]);
  expect(screen.getByText('这一组在当前条件下没有人。去掉「每周 4 天起」有 5 人。')).toBeDefined();
  const group = screen.getByRole('region', { name: '2 个词都对得上' });
  await user.click(within(group).getByRole('button', { name: '去掉「每周 4 天起」' }));
  await waitFor(() => expect(address()).toBe('/talent?q=React+Vue'));
});

test('further filters say what they would leave, and are set by a press; the address keeps all', async () => {
  const { user, server, address } = await openPage(
    '/talent?cities=330100',
    page([talent(1)]),
    counts({ further: [{ filter: 'degree', value: 'bachelor', count: 138 }] }),
  );
  expect(await screen.findByRole('button', { name: /杭州/ })).toBeDefined();
  await user.click(await screen.findByRole('button', { name: /本科起.*138/ }));
  await waitFor(() => expect(address()).toBe('/talent?cities=330100&degree=bachelor'));
  await waitFor(() =>
    expect(server.requests(listTalents).at(-1)).toEqual({ cities: ['330100'], degree: 'bachelor', limit: 30 }),
  );
});

test('more conditions: a name is added to those that are there', async () => {
  const { user, address } = await openPage('/talent?skills=React', page([talent(1)]), counts());
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: '条件' }));
  await user.type(screen.getByRole('textbox', { name: '技能' }), 'Vue{Enter}');
  await waitFor(() => expect(address()).toBe('/talent?skills=React%2CVue'));
});

test('J and K lead through the rows', async () => {
  const { user } = await openPage('/talent', page([talent(1), talent(2)]), counts());
  const [first, second] = await screen.findAllByRole('article');
  expect(first?.getAttribute('aria-current')).toBe('true');
  await user.keyboard('jj');
  expect(document.activeElement).toBe(second);
  await user.keyboard('k');
  expect(document.activeElement).toBe(first);
});

test('nobody at all under a filter offers to drop what was asked for last', async () => {
  await openPage('/talent?graduation_year=2027', page([]), counts({ total: 0, groups: [] }));
  expect((await screen.findAllByRole('button', { name: /2027 届/ })).length).toBeGreaterThan(0);
  expect(screen.queryByText('人才库里还没有人')).toBeNull();
});

test('nobody in any group, and a filter is to blame: the groups say which', async () => {
  const groups = [
    { met: 1, count: 0, without: [{ filter: 'fresh' as const, count: 3 }] },
    { met: 0, count: 0, without: [] },
  ];
  await openPage('/talent?q=React&fresh=7', page([]), counts({ words: ['React'], total: 0, groups }));
  expect(await screen.findByText('这一组在当前条件下没有人。去掉「7 天内更新」有 3 人。')).toBeDefined();
});

test('an empty pool says who will be here; what failed to load says so', async () => {
  await openPage('/talent', page([]), counts({ pool: 0, total: 0, groups: [] }));
  expect(await screen.findByText('人才库里还没有人')).toBeDefined();
});

test('what failed to load says so', async () => {
  await openPage('/talent', fail(listTalents, 500), counts());
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});

test('it reads in English too', async () => {
  const replies = [
    respond(locations, { provinces: [area] }),
    respond(listJobs, noJobs),
    respond(listTalentSearches, { items: [] }),
    respond(countBatchInvite, cost),
    page([talent(1)]),
    counts(),
  ];
  await open(<Talents />, { address: '/talent', handle: { title: 'talents' }, locale: 'en', replies });
  const row = await screen.findByRole('article', { name: /K7QA/ });
  expect(row.textContent).toContain('Looking for 前端开发, 杭州, 上海, 5 days a week, 6 months, available now');
});

test('I invites the current row to the chosen job; it can be undone; who was invited lately says from when again', async () => {
  const job_uuid = '01890000-0000-7000-8000-0000000000bb';
  const online = { uuid: job_uuid, title: '前端开发实习生' };
  const sent = {
    ...{
      uuid: '01890000-0000-7000-8000-0000000000cc',
      version: 1,
      talent_uuid: talent(1).uuid,
      code: 'K7QA',
      who: null,
    },
    ...{
      job_uuid,
      job_title: online.title,
      job_kind: 'internship' as const,
      account_name: '林晓',
      state: 'held' as const,
    },
    ...{ created_at: '2026-11-26T02:00:00.000Z', opened_at: null, answered_at: null, lapses_at: null },
    application_uuid: null,
  };
  const invited = {
    state: 'sent' as const,
    at: '2099-11-09T02:00:00.000Z',
    again_at: '2099-12-09T02:00:00.000Z',
  };
  const { user, server } = await openPage(
    `/talent?job_uuid=${job_uuid}`,
    page([talent(1), talent(2, { invitation: invited })]),
    counts(),
    respond(previewInvitation, { subject: '云杉科技 邀请你投递', text: '云杉科技 邀请你投递「前端开发实习生」' }),
    respond(inviteTalent, sent),
    respond(recallInvitation, { ...sent, state: 'recalled', version: 2 }),
  );
  const [, second] = await screen.findAllByRole('article');
  expect(second?.textContent).toContain('已发出，没打开');
  expect(second?.textContent).toContain('12月9日起可再邀');
  await user.keyboard('i');
  const dialog = await screen.findByRole('dialog', { name: '邀请 K7QA' });
  expect(await within(dialog).findByText('云杉科技 邀请你投递')).toBeDefined();
  await user.type(within(dialog).getByRole('textbox'), '想看看你的作品');
  await user.click(within(dialog).getByRole('button', { name: /发出邀请/ }));
  await waitFor(() =>
    expect(server.requests(inviteTalent)).toEqual([
      { talent_uuid: talent(1).uuid, job_uuid, words: '想看看你的作品', expect: { units: 1, coins: 0 } },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: /撤销/ }));
  await waitFor(() => expect(server.requests(recallInvitation)).toEqual([{ uuid: sent.uuid, version: 1 }]));
});

const saved = {
  uuid: '01890000-0000-7000-8000-0000000000dd',
  name: '前端 · 沪杭',
  filter: { q: 'React' },
  alert: false,
  new_count: 4,
};

test('a saved search is a tab with what is new; opening it is looking at it, and its bell switches the daily mail', async () => {
  const { user, server } = await openPage(
    `/talent?search=${saved.uuid}&q=React`,
    page([talent(1)]),
    counts({ words: ['React'], groups: [{ met: 1, count: 1, without: [] }] }),
    respond(listTalentSearches, { items: [saved] }),
    respond(lookAtTalentSearch, {}),
    respond(alertTalentSearch, {}),
  );
  const tab = await screen.findByRole('link', { name: /前端 · 沪杭/ });
  expect(tab.textContent).toBe('前端 · 沪杭新 4');
  expect(tab.getAttribute('aria-current')).toBe('page');
  await waitFor(() => expect(server.requests(lookAtTalentSearch)).toEqual([{ uuid: saved.uuid }]));
  expect(screen.queryByRole('button', { name: '另存为' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '不提醒' }));
  await waitFor(() => expect(server.requests(alertTalentSearch)).toEqual([{ uuid: saved.uuid, alert: true }]));
});

test('what differs from the tab can be kept under a name', async () => {
  const { user, server, address } = await openPage(
    '/talent?q=React&days=4',
    page([talent(1)]),
    counts(),
    respond(saveTalentSearch, { uuid: saved.uuid }),
    respond(lookAtTalentSearch, {}),
  );
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: '另存为' }));
  await user.type(await screen.findByRole('textbox', { name: /名称/ }), '每周四天');
  await user.click(screen.getByRole('button', { name: /保存/ }));
  await waitFor(() =>
    expect(server.requests(saveTalentSearch)).toEqual([{ name: '每周四天', filter: { q: 'React', days: '4' } }]),
  );
  await waitFor(() => expect(address()).toContain(`search=${saved.uuid}`));
});

test('people like one: by rare words, which can be taken out; each says which it shares', async () => {
  const { user, server } = await openPage(
    '/talent',
    page([talent(1)]),
    counts(),
    respond(similarTalents, {
      code: 'K7QA',
      words: ['虚拟列表', '首屏优化'],
      items: [{ ...talent(2), shared: ['虚拟列表'] }],
    }),
  );
  await user.click(await screen.findByRole('button', { name: '像这样的人' }));
  expect(await screen.findByRole('heading', { name: '像 K7QA 的人' })).toBeDefined();
  expect((await screen.findByText(/同有 1/)).textContent).toContain('虚拟列表');
  await user.click(screen.getByRole('button', { name: '首屏优化', pressed: true }));
  await waitFor(() =>
    expect(server.requests(similarTalents).at(-1)).toEqual({ uuid: talent(1).uuid, without: ['首屏优化'] }),
  );
});

test('H asks a colleague about the current row; its card says what colleagues said, and when', async () => {
  const opinion = {
    name: '沈南乔',
    verdict: 'unsure' as const,
    stars: 4,
    words: '想当面问',
    said_at: '2026-11-25T02:42:00.000Z',
  };
  const { user, server } = await openPage(
    '/talent',
    page([talent(1, { opinions: [opinion] }), talent(2)]),
    counts(),
    respond(makeLink, { uuid: talent(1).uuid, url: 'http://here/talent-email?auth=abc', left_out: 1 }),
  );
  const said = within(await screen.findByRole('list', { name: '同事的意见' }));
  expect(said.getByText('沈南乔 · 再看看 · 4 星')).toBeDefined();
  expect(said.getByText('想当面问')).toBeDefined();
  await user.keyboard('h');
  const dialog = within(await screen.findByRole('dialog', { name: '请同事看 1 位人才' }));
  expect(dialog.getByText(/只有代号，没有姓名和联系方式/)).toBeDefined();
  await user.type(dialog.getByLabelText('同事的姓名'), '沈南乔');
  await user.click(dialog.getByRole('button', { name: '生成链接' }));
  const made = within(await screen.findByRole('dialog', { name: '给沈南乔的链接' }));
  expect(made.getByText('http://here/talent-email?auth=abc')).toBeDefined();
  expect(made.getByText('1 人已找不到，没有放进链接。')).toBeDefined();
  expect(server.requests(makeLink)).toMatchObject([{ about: 'talents', uuids: [talent(1).uuid], name: '沈南乔' }]);
});
