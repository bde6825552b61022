import { setJobOnline } from '@qinghe/contract/jobs/endpoints.ts';
import { onlineCost } from '@qinghe/contract/rights/expansion.ts';
import { refreshCost } from '@qinghe/contract/rights/refresh.ts';

import { listRefreshPlans } from '@qinghe/contract/rights/refresh-plans.ts';
import { unlockJob } from '@qinghe/contract/rights/unlock.ts';
import { listUsableJobs, type UsableJob } from '@qinghe/contract/rights/usable-jobs.ts';
import { getRadar } from '@qinghe/contract/talents/radar.ts';
import { expect, test, vi } from 'vitest';
import { jobDetail, jobSummary } from '../../../../test/job.ts';
import { onlineCostOf } from '../../../../test/places.ts';
import { hang, open, type Reply, respond, screen, waitFor } from '../../../../test/screen.tsx';
import UseDialog, { type JobRight } from './use-dialog.tsx';

const job = (last: number, title: string, why: UsableJob['why']): UsableJob => ({
  ...{ uuid: `01890000-0000-7000-8000-00000000000${last}`, title, why },
  ...{ kind: 'internship', state: 'offline', version: 4 },
});
const items = [job(1, '算法实习生', null), job(2, '前端', 'notNeeded')];
const onClose = vi.fn();
const show = (right: JobRight, ...replies: Reply[]) =>
  open(<UseDialog right={right} onClose={onClose} />, {
    replies: [respond(listUsableJobs, { items, next_cursor: null }), ...replies],
  });

test('an unlock is used on a job that is chosen: it goes online in the same press', async () => {
  const { user, server } = await show(
    'unlock',
    respond(
      onlineCost,
      onlineCostOf({ expansion: { ...onlineCostOf().expansion, units: 1, coins: 0, units_left: 1 } }),
    ),
    respond(unlockJob, { until: '2026-12-22T02:00:00.000Z', units: 0, coins: 200 }),
    respond(setJobOnline, jobDetail(jobSummary({ title: '算法实习生' }))),
  );
  expect(await screen.findByText('还有名额，用不着')).toBeDefined();
  expect(screen.queryByRole('button', { name: '选择：前端' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '选择：算法实习生' }));
  // The way that one came for, though another one would take a unit.
  await user.click(await screen.findByRole('button', { name: '解锁并上线' }));
  expect(await screen.findByText('已解锁 30 天，「算法实习生」已上线：用了 200 币，余额 738 币')).toBeDefined();
  expect(server.requests(setJobOnline)).toEqual([{ uuid: items[0]?.uuid, version: 4, online: true }]);
});

test('a refresh leads to what it takes', async () => {
  const { user, server } = await show('refresh', hang(refreshCost), hang(listRefreshPlans));
  await user.click(await screen.findByRole('button', { name: '选择：算法实习生' }));
  await waitFor(() => expect(server.requests(refreshCost)).toEqual([{ uuids: [items[0]?.uuid] }]));
});

test('a radar leads to whom it looks for and what it takes', async () => {
  const { user, server } = await show('radar', hang(getRadar));
  await user.click(await screen.findByRole('button', { name: '选择：算法实习生' }));
  await waitFor(() => expect(server.requests(getRadar)).toEqual([{ job: items[0]?.uuid }]));
});

test('jobs are found by words of their titles', async () => {
  const { user, server } = await show('top_home');
  await screen.findByText('前端');
  server.use(respond(listUsableJobs, { items: [], next_cursor: null }));
  await user.type(screen.getByRole('searchbox', { name: '搜职位名称' }), '后');
  expect(await screen.findByText('没有找到')).toBeDefined();
  expect(server.requests(listUsableJobs).at(-1)).toMatchObject({ right: 'top_home', q: '后' });
});
