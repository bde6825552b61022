import { locations } from '@qinghe/contract/dict/endpoints.ts';
import { listTalents, type Talent } from '@qinghe/contract/talents/list.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import Talents from './talents.tsx';

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const talent = (last: number, parts: Partial<Talent> = {}): Talent => ({
  uuid: uuid(last),
  name: '张**',
  school: '浙江大学',
  major: '心理学',
  degree: 'master',
  graduation_month: '2027-06',
  city: '杭州',
  wish_cities: ['上海', '杭州'],
  wished_work: ['用户研究'],
  days_per_week: 4,
  months: 6,
  earliest_start: 'now',
  full_time: false,
  skills: ['SPSS', '访谈'],
  about: '做过三段访谈。\n写过一份报告。',
  refreshed_at: '2026-11-22T02:00:00.000Z',
  ...parts,
});
const bare = talent(2, {
  name: '李*',
  wish_cities: [],
  wished_work: [],
  days_per_week: null,
  months: null,
  earliest_start: null,
  full_time: null,
  skills: [],
  about: '',
});
const area = { code: '330000', name: '浙江省', cities: [{ code: '330100', name: '杭州市', districts: [] }] };
const page = (items: Talent[], next_cursor: string | null = null) => respond(listTalents, { items, next_cursor });
const openPage = (address: string, ...replies: Reply[]) =>
  open(<Talents />, {
    address,
    handle: { title: 'talents' },
    replies: [respond(locations, { provinces: [area] }), ...replies],
  });

test('a row says school, wishes, time and skills; what they say of themselves is folded', async () => {
  await openPage('/talent', page([talent(1), bare]));
  const row = await screen.findByRole('row', { name: /张\*\*/ });
  for (const words of ['浙江大学 · 心理学', '硕士 · 2027 届', '用户研究 · 上海、杭州', 'SPSS、访谈'])
    expect(row.textContent).toContain(words);
  expect(row.textContent).toContain('实习 · 每周 4 天 · 6 个月 · 随时到岗');
  const folded = within(row).getByText('自我介绍').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('做过三段访谈。');
  const other = within(screen.getByRole('row', { name: /李\*/ }));
  expect(other.queryByText('自我介绍')).toBeNull();
  expect(other.getAllByText('—')).toHaveLength(2);
});

test('filters stand in the address and go along with the call', async () => {
  const { server, user } = await openPage('/talent?q=访谈&degree=nonsense', page([talent(1)]));
  await screen.findByRole('row', { name: /张\*\*/ });
  expect(server.requests(listTalents)).toEqual([{ q: '访谈', limit: 30 }]);
  await user.selectOptions(screen.getByRole('combobox', { name: '学历' }), 'master');
  await user.selectOptions(screen.getByRole('combobox', { name: '城市' }), '330100');
  await waitFor(() =>
    expect(server.requests(listTalents).at(-1)).toEqual({ q: '访谈', degree: 'master', city: '330100', limit: 30 }),
  );
});

test('nobody under a filter offers to drop it; nobody at all says who will be here', async () => {
  await openPage('/talent?graduation_year=2027', page([]));
  expect(await screen.findByRole('button', { name: /2027 届/ })).toBeDefined();
  expect(screen.queryByText('人才库里还没有人')).toBeNull();
});

test('an empty pool says who will be here', async () => {
  await openPage('/talent', page([]));
  expect(await screen.findByText('人才库里还没有人')).toBeDefined();
});

test('there is more as long as the server says so', async () => {
  const pages = respond(listTalents, ({ cursor }) =>
    cursor ? { items: [bare], next_cursor: null } : { items: [talent(1)], next_cursor: 'next' },
  );
  const { user } = await openPage('/talent', pages);
  await user.click(await screen.findByRole('button', { name: /更多/ }));
  expect(await screen.findByRole('row', { name: /李\*/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /更多/ })).toBeNull();
});

test('what failed to load says so', async () => {
  await openPage('/talent', fail(listTalents, 500));
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});

test('it reads in English too', async () => {
  const replies = [respond(locations, { provinces: [area] }), page([talent(1)])];
  await open(<Talents />, { address: '/talent', handle: { title: 'talents' }, locale: 'en', replies });
  const row = await screen.findByRole('row', { name: /张\*\*/ });
  expect(row.textContent).toContain('Internship · 4 days a week · 6 months · Can start now');
});
