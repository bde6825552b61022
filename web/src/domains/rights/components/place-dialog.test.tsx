import { setJobOnline } from '@qinghe/contract/jobs/endpoints.ts';
import { onlineCost, useExpansion } from '@qinghe/contract/rights/expansion.ts';
import { unlockJob } from '@qinghe/contract/rights/unlock.ts';
import { expect, test, vi } from 'vitest';
import { jobDetail, jobSummary } from '../../../../test/job.ts';
import { onlineCostOf } from '../../../../test/places.ts';
import { fail, open, type Reply, respond, screen, waitFor } from '../../../../test/screen.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import PlaceDialog from './place-dialog.tsx';
import type { OnlineCost } from './ways.ts';

const job = { uuid: '01890000-0000-7000-8000-000000000001', title: '算法实习生', kind: 'internship' as const };
const { unlock, expansion, offline: others } = onlineCostOf();
const until = '2026-12-22T02:00:00.000Z';
const onClose = vi.fn();

async function show(cost: OnlineCost | (() => OnlineCost), options: { replies?: Reply[]; kind?: 'campus' } = {}) {
  onClose.mockClear();
  const publish = vi.fn(async () => undefined as unknown);
  const element = <PlaceDialog job={{ ...job, ...options }} to="submit" publish={publish} onClose={onClose} />;
  const replies = [respond(onlineCost, cost as OnlineCost), ...(options.replies ?? [])];
  return { ...(await open(element, { replies })), publish };
}

test('each way says what it takes; Enter takes the marked one, and the job goes out in the same press', async () => {
  const { user, server, publish } = await show(onlineCostOf(), {
    replies: [respond(unlockJob, { until, units: 0, coins: 200 })],
  });
  expect(await screen.findByText('用 200 币，余额 938 币，用后 738 币。')).toBeDefined();
  expect(screen.getByText('用 250 币，余额 938 币，用后 688 币。')).toBeDefined();
  // A browser sends a form off by Enter in one of its fields, if it has a button for it; wherever that stands.
  const marked = screen.getByRole<HTMLInputElement>('radio', { name: /解锁 30 天/ });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '解锁并提交' });
  expect(document.activeElement).toBe(marked);
  expect([button.type, button.form]).toEqual(['submit', marked.form]);
  await user.click(button);
  expect(await screen.findByText('已解锁 30 天，「算法实习生」已提交：用了 200 币，余额 738 币')).toBeDefined();
  expect(server.requests(unlockJob)).toEqual([{ job: job.uuid, expect: { units: 0, coins: 200 } }]);
  expect(publish).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a unit that is left is marked before coins', async () => {
  const unit = { ...expansion, units: 1, coins: 0, units_left: 3 };
  const { user, server } = await show(onlineCostOf({ expansion: unit }), {
    replies: [respond(useExpansion, { until, units: 1, coins: 0 })],
  });
  expect(await screen.findByText('扩展卡：现有 3，用 1，用后剩 2。')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '用扩展卡并提交' }));
  expect(await screen.findByText('已用一张扩展卡，「算法实习生」已提交：用了「扩展卡」1，还剩 2')).toBeDefined();
  expect(server.requests(useExpansion)).toEqual([{ expect: { units: 1, coins: 0 } }]);
});

test('another job goes offline for it: whichever is chosen', async () => {
  const { user, server, publish } = await show(onlineCostOf(), {
    replies: [respond(setJobOnline, jobDetail(jobSummary({ title: '后端' })))],
  });
  await user.click(await screen.findByRole('radio', { name: /下线另一个职位/ }));
  await user.selectOptions(screen.getByLabelText('下线哪一个'), '后端');
  await user.click(screen.getByRole('button', { name: '下线并提交' }));
  expect(await screen.findByText('「后端」已下线，「算法实习生」已提交')).toBeDefined();
  expect(server.requests(setJobOnline)).toEqual([{ uuid: others[1]?.uuid, version: 7, online: false }]);
  expect(publish).toHaveBeenCalledOnce();
});

test('what was taken stays taken: where the job is refused then, the next press only hands it in', async () => {
  let now = onlineCostOf();
  const { user, server, publish } = await show(() => now, {
    replies: [respond(unlockJob, { until, units: 0, coins: 200 })],
  });
  publish.mockImplementationOnce(async () => {
    now = onlineCostOf({ place: 'none' });
    throw new ApiError(50301, { reason: '请稍后再试' });
  });
  await user.click(await screen.findByRole('button', { name: '解锁并提交' }));
  expect(await screen.findByText('请稍后再试')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: '提交审核' }));
  expect(await screen.findByText('「算法实习生」已提交')).toBeDefined();
  expect(server.requests(unlockJob)).toHaveLength(1);
  expect(publish).toHaveBeenCalledTimes(2);
});

test('another price than was seen is shown before anything is taken', async () => {
  let now = onlineCostOf();
  const { user, publish } = await show(() => now, { replies: [fail(unlockJob, 40931, { reason: '价格变了' })] });
  await screen.findByText('用 200 币，余额 938 币，用后 738 币。');
  now = onlineCostOf({ unlock: { ...unlock, coins: 300, price: 300 } });
  await user.click(screen.getByRole('button', { name: '解锁并提交' }));
  expect(await screen.findByText('用 300 币，余额 938 币，用后 638 币。')).toBeDefined();
  expect(publish).not.toHaveBeenCalled();
});

test('missing coins lead to a recharge', async () => {
  await show(onlineCostOf({ unlock: { ...unlock, balance: 50, missing: 150 } }));
  expect(await screen.findByText('要 200 币，还差 150 币。')).toBeDefined();
  const link = screen.getByRole('link', { name: '去买或充值' });
  expect(link.getAttribute('href')).toBe('/recruitment-props/mall-of-rights?acCoin');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /解锁/ }).disabled).toBe(true);
});

test('a sub-account without units reads whom to ask, and nothing can be sent', async () => {
  const { user, publish } = await show(
    onlineCostOf({
      ...{ owner: '赵一鸣', offline: [] },
      unlock: { ...unlock, balance: null },
      expansion: { ...expansion, balance: null },
    }),
  );
  expect(await screen.findByText('没有可用的次数，用 200 币要由主账号 赵一鸣 来做。')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '知道了' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(publish).not.toHaveBeenCalled();
});

test('a campus job cannot be unlocked', async () => {
  await show(onlineCostOf(), { kind: 'campus' });
  expect(await screen.findByText('在线的校招职位已满')).toBeDefined();
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
});
