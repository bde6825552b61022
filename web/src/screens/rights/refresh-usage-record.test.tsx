import { type JobRefresh, listRefreshes } from '@qinghe/contract/rights/refresh.ts';
import { listRefreshPlans, type RefreshPlan } from '@qinghe/contract/rights/refresh-plans.ts';
import { expect, test } from 'vitest';
import { open, respond, screen } from '../../../test/screen.tsx';
import RefreshUsageRecord from './refresh-usage-record.tsx';

const refresh = (last: number, coins: number): JobRefresh => ({
  uuid: `01890000-0000-7000-8000-00000000000${last}`,
  at: '2026-11-22T02:00:00.000Z',
  job: { uuid: '01890000-0000-7000-8000-000000000009', title: '算法实习生' },
  actor: '赵一鸣',
  coins,
  unit: false,
  planned: false,
  applications: 7,
});
const plan: RefreshPlan = {
  ...{ uuid: '01890000-0000-7000-8000-000000000005', actor: '赵一鸣', times: ['09:00', '18:00'], applications: 3 },
  job: { uuid: '01890000-0000-7000-8000-000000000009', title: '算法实习生' },
  ...{ from: '2026-11-22', to: '2026-11-24', coins_most: 10, coins: 5, done: 4, left_out: 1, next_at: null },
  ...{ end: 'used_up', ended_at: '2026-11-24T01:00:00.000Z' },
};
const show = (items: JobRefresh[], locale: 'zh-CN' | 'en' = 'zh-CN', plans: RefreshPlan[] = []) =>
  open(<RefreshUsageRecord />, {
    locale,
    handle: { title: 'refreshRecord' },
    replies: [
      respond(listRefreshes, { items, next_cursor: null }),
      respond(listRefreshPlans, { items: plans, next_cursor: null }),
    ],
  });

test('each line says which job, who, what it took, and who applied afterwards', async () => {
  await show([refresh(1, 5), refresh(2, 0)]);
  const [, paid, free] = await screen.findAllByRole('row');
  expect(paid?.textContent).toMatch(/算法实习生.*赵一鸣.*5 币.*7/);
  expect(free?.textContent).toMatch(/免费/);
});

test('before the first one it says where to refresh', async () => {
  await show([]);
  expect(await screen.findByRole('link', { name: '去职位列表' })).toBeDefined();
});

test('a plan says when it refreshed, why it is over, and what came of it', async () => {
  await show([{ ...refresh(1, 5), planned: true }], 'zh-CN', [plan]);
  const row = (await screen.findAllByRole('row')).find((one) => one.textContent?.includes('次数和币已用完'));
  expect(row?.textContent).toMatch(/算法实习生.*每天 09:00、18:00.*刷新 4 次 · 跳过 1 次 · 5 币/);
  expect(await screen.findByText('赵一鸣（定时）')).toBeDefined();
});

test('it reads in English too', async () => {
  await show([refresh(1, 5)], 'en');
  expect(await screen.findByText('5 coins')).toBeDefined();
});
