import { type JobRefresh, listRefreshes } from '@qinghe/contract/rights/refresh.ts';
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
const show = (items: JobRefresh[], locale: 'zh-CN' | 'en' = 'zh-CN') =>
  open(<RefreshUsageRecord />, {
    locale,
    handle: { title: 'refreshRecord' },
    replies: [respond(listRefreshes, { items, next_cursor: null })],
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

test('it reads in English too', async () => {
  await show([refresh(1, 5)], 'en');
  expect(await screen.findByText('5 coins')).toBeDefined();
});
