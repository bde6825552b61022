import { planMany, planManyCost, type QuoteOfMany } from '@qinghe/contract/rights/plans-of-many.ts';
import { expect, test, vi } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor } from '../../../../test/screen.tsx';
import PlanManyDialog from './plan-many-dialog.tsx';

const uuids = [1, 2, 3].map((last) => `01890000-0000-7000-8000-00000000000${last}`);
const jobs: QuoteOfMany['jobs'] = [
  { uuid: uuids[0] ?? '', title: '前端', left_out: null },
  { uuid: uuids[1] ?? '', title: '后端', left_out: 'running' },
  { uuid: uuids[2] ?? '', title: '测试', left_out: 'offline' },
];
const quote: QuoteOfMany = { refreshes: 14, units_left: 4, price: 5, coins: 70, balance: 80, jobs };
const [onClose, onDone] = [vi.fn(), vi.fn()];
const show = (...replies: Reply[]) =>
  open(<PlanManyDialog uuids={uuids} onClose={onClose} onDone={onDone} />, {
    replies: [respond(planManyCost, quote), respond(planMany, { planned: 1, jobs }), ...replies],
  });
const start = () => screen.findByRole('button', { name: '开始定时刷新' });

test('one schedule goes to all jobs that were chosen; those that are left out stand there before, with why', async () => {
  const { user, server } = await show();
  expect(await screen.findByText('「后端」已有定时刷新，跳过，不受影响')).toBeDefined();
  expect(screen.getByText('「测试」没有在招，跳过')).toBeDefined();
  expect(
    screen.getByText('共 14 次：先用每天的免费次数，再用刷新权益（现有 4 次，至少剩 0 次）。不用币。'),
  ).toBeDefined();
  await user.click(await start());
  expect(await screen.findByText('已给 1 个职位设好定时刷新')).toBeDefined();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.requests(planMany)).toMatchObject([
    { job_uuids: uuids, times: ['09:00', '18:00'], expect: { refreshes: 14, price: 5, coins: 0 } },
  ]);
});

test('coins are taken where somebody agreed to them, and what changed meanwhile is asked for anew', async () => {
  const { user, server } = await show(fail(planMany, 40931, { data: quote }));
  await user.click(await screen.findByRole('switch', { name: '免费次数和权益用完后用币，最多 70 币' }));
  await user.click(await start());
  await waitFor(() => expect(server.requests(planMany)).toMatchObject([{ expect: { coins: 70 } }]));
  await waitFor(() => expect(server.requests(planManyCost).length).toBeGreaterThan(1));
});
