import {
  type PlanQuote,
  planRefreshes,
  type RefreshPlan,
  refreshPlanCost,
} from '@qinghe/contract/rights/refresh-plans.ts';
import { expect, test, vi } from 'vitest';
import { fail, fireEvent, open, type Reply, respond, screen, waitFor } from '../../../../test/screen.tsx';
import { dayAfter, today } from '../../../lib/time/calendar-day.ts';
import { RefreshPlanDialog } from './refresh-plan-dialog.tsx';

const jobUuid = '01890000-0000-7000-8000-000000000001';
const quote: PlanQuote = { refreshes: 14, units_left: 4, price: 5, coins: 50, balance: 80 };
const set = { uuid: jobUuid, next_at: '2026-11-29T01:00:00.000Z' };
const running: RefreshPlan = {
  ...{ uuid: '01890000-0000-7000-8000-000000000002', job: { uuid: jobUuid, title: '算法实习生' }, actor: '赵一鸣' },
  ...{ from: today(), to: dayAfter(today(), 2), times: ['10:00'], coins_most: 0, coins: 0, done: 1, left_out: 0 },
  ...{ applications: 0, next_at: set.next_at, end: null, ended_at: null },
};
const onClose = vi.fn();
const show = (plan?: RefreshPlan, ...replies: Reply[]) =>
  open(<RefreshPlanDialog jobUuid={jobUuid} running={plan} onClose={onClose} />, {
    replies: [respond(refreshPlanCost, quote), respond(planRefreshes, set), ...replies],
  });
const start = () => screen.findByRole('button', { name: /^(开始定时刷新|保存修改)$/ });

test('how often and what it takes stand there before; without being asked for it takes no coins', async () => {
  const { user, server } = await show();
  expect(
    await screen.findByText('共 14 次：先用每天的免费次数，再用刷新权益（现有 4 次，至少剩 0 次）。不用币。'),
  ).toBeDefined();
  await user.click(await start());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.requests(planRefreshes)).toMatchObject([
    { job_uuid: jobUuid, replaces: null, times: ['09:00', '18:00'], expect: { refreshes: 14, price: 5, coins: 0 } },
  ]);
});

test('coins are taken as far as somebody agreed to', async () => {
  const { user, server } = await show();
  await user.click(await screen.findByRole('switch', { name: '免费次数和权益用完后用币，最多 50 币' }));
  await user.click(await start());
  await waitFor(() => expect(server.requests(planRefreshes)).toMatchObject([{ expect: { coins: 50 } }]));
});

test('a plan that runs is changed as it stands there', async () => {
  const { user, server } = await show(running);
  await screen.findByText(/共 14 次/);
  await user.click(await start());
  await waitFor(() =>
    expect(server.requests(planRefreshes)).toMatchObject([{ replaces: running.uuid, times: ['10:00'] }]),
  );
});

test('what is refused is said, where it belongs, and what was chosen stays', async () => {
  const { user } = await show(running, fail(planRefreshes, 40902, { reason: '这个职位已有定时刷新在进行' }));
  await screen.findByText(/共 14 次/);
  await user.click(await start());
  expect(await screen.findByText(/已有定时刷新在进行/)).toBeDefined();
  expect(screen.getByText('10:00')).toBeDefined();
});

test('days that cannot be are told before anything is set', async () => {
  await show(undefined, fail(refreshPlanCost, 400, { reason: '两个时间至少隔 60 分钟', field: 'times' }));
  expect(await screen.findByText('两个时间至少隔 60 分钟')).toBeDefined();
});

test('for days that cannot be, nothing is said of what others would take', async () => {
  await show();
  await screen.findByText(/共 14 次/);
  fireEvent.change(screen.getByLabelText('结束日期'), { target: { value: dayAfter(today(), -1) } });
  await waitFor(() => expect(screen.queryByText(/共 14 次/)).toBeNull());
});

test('what was told before is said once, at its field, when it is sent off all the same', async () => {
  const refused = { reason: '两个时间至少隔 60 分钟', field: 'times' };
  const { user } = await show(undefined, fail(refreshPlanCost, 400, refused), fail(planRefreshes, 400, refused));
  await screen.findByText('两个时间至少隔 60 分钟');
  await user.click(await start());
  await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull());
  expect(screen.getAllByText('两个时间至少隔 60 分钟')).toHaveLength(1);
});
