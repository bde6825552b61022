import { type RefreshQuote, refreshCost, refreshJobs } from '@qinghe/contract/rights/refresh.ts';
import { listRefreshPlans, refreshPlanCost } from '@qinghe/contract/rights/refresh-plans.ts';
import { expect, test, vi } from 'vitest';
import { fail, hang, open, type Reply, respond, screen, waitFor } from '../../../../test/screen.tsx';
import RefreshDialog from './refresh-dialog.tsx';

const uuids = [1, 2, 3, 4].map((last) => `01890000-0000-7000-8000-00000000000${last}`);
const quote = (parts: Partial<RefreshQuote>): RefreshQuote => ({
  ...{ free: 3, units: 0, coins: 5, free_left: 3, units_left: 0, price: 5, balance: 938, missing: 0 },
  jobs: uuids.map((uuid, index) => ({ uuid, title: `职位${index}`, left_out: null })),
  ...parts,
});
const onClose = vi.fn();
const show = (...replies: Reply[]) => open(<RefreshDialog uuids={uuids} onClose={onClose} />, { replies });

test('what it takes stands there before, and exactly that is sent', async () => {
  const { user, server } = await show(
    respond(refreshCost, quote({})),
    respond(refreshJobs, { refreshed: 4, coins: 5, free_left: 0 }),
  );
  expect(await screen.findByText('免费刷新：今天还有 3 次，用 3 次，用后剩 0 次。')).toBeDefined();
  expect(screen.getByText('用 5 币，余额 938 币，用后 933 币。')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '刷新 4 个' }));
  expect(
    await screen.findByText('已刷新 4 个职位：用了免费刷新 3 次，今天还剩 0 次；用了 5 币，余额 933 币'),
  ).toBeDefined();
  expect(server.requests(refreshJobs)).toEqual([{ uuids, expect: { free: 3, units: 0, coins: 5 } }]);
  expect(onClose).toHaveBeenCalled();
});

test('what has changed meanwhile is shown, and asked for again under what it takes now', async () => {
  let now = quote({});
  const { user, server } = await show(
    respond(refreshCost, () => now),
    fail(refreshJobs, 40931, { data: quote({ coins: 20 }) }),
  );
  await screen.findByText(/用 5 币，/);
  now = quote({ free: 0, free_left: 0, coins: 20 });
  await user.click(screen.getByRole('button', { name: '刷新 4 个' }));
  expect(await screen.findByText('用 20 币（4 × 5），余额 938 币，用后 918 币。')).toBeDefined();
  server.use(respond(refreshJobs, { refreshed: 4, coins: 20, free_left: 0 }));
  await user.click(screen.getByRole('button', { name: '刷新 4 个' }));
  await waitFor(() => expect(server.requests(refreshJobs).at(-1)).toMatchObject({ expect: { free: 0, coins: 20 } }));
});

test.each([
  ['missing coins', quote({ missing: 5, balance: 0 }), /还差 5 币，余额 0 币/],
  ['a sub-account without free ones', quote({ balance: null }), /用币要由主账号来做/],
  [
    'jobs that are all left out',
    quote({ free: 0, coins: 0, jobs: [{ uuid: uuids[0] ?? '', title: '前端', left_out: 'lately' }] }),
    /「前端」一小时内刚发布或刷新过，跳过/,
  ],
])('%s: it says why, and nothing can be sent', async (_what, taken, words) => {
  const { user, server } = await show(respond(refreshCost, taken));
  expect(await screen.findByText(words)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '知道了' }));
  expect(server.requests(refreshJobs)).toEqual([]);
});

test('one job can be refreshed at set times instead; several cannot', async () => {
  const one = uuids.slice(0, 1);
  const jobs = quote({ free: 1, coins: 0, jobs: [{ uuid: one[0] ?? '', title: '前端', left_out: null }] });
  const { user } = await open(<RefreshDialog uuids={one} onClose={onClose} />, {
    replies: [
      respond(refreshCost, jobs),
      respond(listRefreshPlans, { items: [], next_cursor: null }),
      hang(refreshPlanCost),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '定时刷新' }));
  expect(await screen.findByText('每天的时间（北京时间）')).toBeDefined();
});
