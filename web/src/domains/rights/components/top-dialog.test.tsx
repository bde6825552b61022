import {
  bookHomeTop,
  bookSearchTop,
  getTopJob,
  getTopPlaces,
  type TopJob,
  type TopPlaces,
} from '@qinghe/contract/rights/top.ts';
import { expect, test, vi } from 'vitest';
import { fail, open, type Reply, respond, screen } from '../../../../test/screen.tsx';
import TopDialog from './top-dialog.tsx';

const uuid = '01890000-0000-7000-8000-000000000001';
const dayOf = (index: number) => `2026-12-${String(index + 1).padStart(2, '0')}`;
const list = { city: '330100', city_name: '杭州市', first_free: dayOf(0), booked: [dayOf(5)] };
const job: TopJob = {
  job: { uuid, title: '算法实习生', deadline: dayOf(12) },
  why: null,
  places: [
    { kind: 'top_search', ...list, category: '0102', category_name: '后端开发' },
    { kind: 'top_home', ...list, category: null, category_name: null },
  ],
};
const places = (parts: Partial<TopPlaces> = {}): TopPlaces => ({
  ...{ slots: 3, price: 80, units_left: 2, balance: 500 },
  days: Array.from({ length: 14 }, (_, index) => ({
    ...{ day: dayOf(index), free: index === 3 ? 0 : index === 4 ? 1 : 3, is_open: true, own: [] },
  })),
  ...parts,
});
const onClose = vi.fn();
const show = (...replies: Reply[]) =>
  open(<TopDialog uuid={uuid} onClose={onClose} />, {
    replies: [respond(getTopJob, job), respond(getTopPlaces, places()), ...replies],
  });
const button = (name: RegExp) => screen.findByRole('button', { name });

test('days are chosen by their first and last one; what they take and leave stands there, and exactly that is sent', async () => {
  const booked = { uuid, from: dayOf(0), to: dayOf(2), units: 2, coins: 80, undo_until: '2026-11-27T04:00:00.000Z' };
  const { user, server } = await show(respond(bookSearchTop, booked));
  await user.click(await button(/12月1日/));
  expect(screen.getByText('搜索置顶：现有 2，用 1，用后剩 1。')).toBeDefined();
  await user.click(await button(/12月3日/));
  expect(screen.getByText('搜索置顶：现有 2，用 2，用后剩 0。')).toBeDefined();
  expect(screen.getByText('用 80 币，余额 500 币，用后 420 币。')).toBeDefined();
  await user.click(await button(/预定 3 天/));
  expect(await screen.findByText('已预定 3 天：用了「搜索置顶」2，还剩 0；用了 80 币，余额 420 币')).toBeDefined();
  expect(server.requests(bookSearchTop)).toEqual([
    { job_uuid: uuid, city: '330100', category: '0102', from: dayOf(0), to: dayOf(2), expect: { units: 2, coins: 80 } },
  ]);
  expect(onClose).toHaveBeenCalled();
});

test('full days, days of its own and days after the deadline cannot be chosen; none lies within a range', async () => {
  const { user } = await show();
  for (const name of [/12月4日.*满/, /12月6日.*已预定/, /12月14日/])
    expect(((await button(name)) as HTMLButtonElement).disabled).toBe(true);
  await user.click(await button(/12月1日/));
  await user.click(await button(/12月5日.*剩 1/));
  expect((await button(/12月5日/)).getAttribute('aria-pressed')).toBe('true');
  expect((await button(/12月1日/)).getAttribute('aria-pressed')).toBe('false');
});

test('where days fill up meanwhile the next free range is offered, and taken by one press', async () => {
  const next = { from: dayOf(6), to: dayOf(6) };
  const { user } = await show(fail(bookHomeTop, 40932, { data: { full: [dayOf(0)], next } }));
  await user.selectOptions(await screen.findByRole('combobox', { name: '位置' }), '首页置顶 · 杭州市');
  await user.click(await button(/12月1日/));
  await user.click(await button(/预定 1 天/));
  await user.click(await button(/改到.*12月7日/));
  expect((await button(/12月7日/)).getAttribute('aria-pressed')).toBe('true');
});

test.each([
  ['missing coins', places({ units_left: 0, balance: 10 }), /还差 70 币，余额 10 币/],
  ['a sub-account without units', places({ units_left: 0, balance: null }), /用币要由主账号来做/],
])('%s: it says why, and nothing can be sent', async (_what, taken, words) => {
  const { user, server } = await show(respond(getTopPlaces, taken));
  await user.click(await button(/12月1日/));
  expect(await screen.findByText(words)).toBeDefined();
  await user.click(await button(/知道了/));
  expect(server.requests(bookSearchTop)).toEqual([]);
});

test('a job that is not listed says so', async () => {
  await show(respond(getTopJob, { ...job, why: 'offline' }));
  expect(await screen.findByText('职位没有展示在公开列表里，不能置顶。')).toBeDefined();
});
