import { cancelBooking, listHomeTops, listSearchTops, type TopBooking } from '@qinghe/contract/rights/top.ts';
import { expect, test } from 'vitest';
import { open, respond, screen } from '../../../test/screen.tsx';
import TopHomeUsageRecord from './top-home-usage-record.tsx';
import TopSearchUsageRecord from './top-search-usage-record.tsx';

const booking = (last: number, parts: Partial<TopBooking>): TopBooking => ({
  uuid: `01890000-0000-7000-8000-00000000000${last}`,
  job: { uuid: '01890000-0000-7000-8000-000000000009', title: '算法实习生' },
  ...{ kind: 'top_search', city: '330100', category: '0102', city_name: '杭州市', category_name: '后端开发' },
  ...{ actor: '赵一鸣', at: '2026-11-22T02:00:00.000Z', from: '2026-11-23', to: '2026-11-26', state: 'running' },
  ...{ days: 4, freed: 0, units: 2, coins: 160, shown: 3, applications: 7, applications_before: 3, cancellable: 0 },
  undo_until: '2026-11-22T02:15:00.000Z',
  ...parts,
});
const show = (items: TopBooking[], locale: 'zh-CN' | 'en' = 'zh-CN') =>
  open(<TopSearchUsageRecord />, {
    locale,
    handle: { title: 'topSearchRecord' },
    replies: [
      respond(listSearchTops, { items, next_cursor: null }),
      respond(cancelBooking, { days: 2, units: 0, coins: 160 }),
    ],
  });

test('each line says which job and list, which days, what they took, and who applied against before', async () => {
  await show([booking(1, {}), booking(2, { state: 'booked', shown: 0, freed: 1 })]);
  const [, running, later] = await screen.findAllByRole('row');
  expect(running?.textContent).toMatch(
    /算法实习生.*杭州市 · 后端开发.*展示中.*权益 2 天 \+ 160 币.*3 天 7 份，之前 3 份/,
  );
  expect(later?.textContent).toMatch(/未开始.*退了 1 天.*还没开始/);
});

test('what can be given back is asked about, and given back', async () => {
  const { user, server } = await show([booking(1, { cancellable: 2 })]);
  await user.click(await screen.findByRole('button', { name: '取消' }));
  await user.click(await screen.findByRole('button', { name: '退回 2 天' }));
  expect(await screen.findByText('已退回 2 天')).toBeDefined();
  expect(server.requests(cancelBooking)).toHaveLength(1);
});

test('before the first one it says where to book', async () => {
  await open(<TopHomeUsageRecord />, {
    handle: { title: 'topHomeRecord' },
    replies: [respond(listHomeTops, { items: [], next_cursor: null })],
  });
  expect(await screen.findByRole('link', { name: '去职位列表' })).toBeDefined();
});

test('it reads in English too', async () => {
  await show([booking(1, {})], 'en');
  expect(await screen.findByText('7 in 3 days, 3 before')).toBeDefined();
});
