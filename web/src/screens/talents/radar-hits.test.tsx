import { locations } from '@qinghe/contract/dict/endpoints.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { jobFilters } from '@qinghe/contract/jobs/job-filter.ts';
import { checkBatchInvite, countBatchInvite } from '@qinghe/contract/talents/batches.ts';
import { previewInvitation } from '@qinghe/contract/talents/invitations.ts';
import type { Talent } from '@qinghe/contract/talents/list.ts';
import { listRadarHits, type Radar } from '@qinghe/contract/talents/radar.ts';
import { expect, test } from 'vitest';
import { talent } from '../../../test/sample-talent.ts';
import { fail, open, respond, screen, waitFor } from '../../../test/screen.tsx';
import RadarHits from './radar-hits.tsx';

const radar: Radar = {
  ...{ uuid: '01890000-0000-7000-8000-000000000001', actor: '赵一鸣', state: 'running', coins: 0 },
  job: { uuid: '01890000-0000-7000-8000-0000000000aa', title: '前端开发实习生' },
  ...{ begins_at: '2026-11-22T02:00:00.000Z', until: '2026-11-29T02:00:00.000Z', hits: 3, invited: 0, accepted: 0 },
};
const aim = { words: ['前端开发'], cities: [], degree: null, graduation_years: [2027], days: null, months: null };
const cost = { units: 1, coins: 0, units_left: 2, price: 5, balance: 120, missing: 0, invited: 12 };
const noCounts = Object.fromEntries(jobFilters.map((filter) => [filter, 0])) as Record<
  (typeof jobFilters)[number],
  number
>;
const show = (items: Talent[], parts: Partial<Radar> = {}, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  open(<RadarHits />, {
    locale,
    address: `/talent/radar?radar=${radar.uuid}`,
    handle: { title: 'radarHits' },
    replies: [
      respond(locations, { provinces: [] }),
      respond(listJobs, {
        ...{ items: [], next_cursor: null, counts: noCounts },
        batches: { early: 0, autumn: 0, supplement: 0, spring: 0 },
      }),
      respond(countBatchInvite, cost),
      respond(previewInvitation, { subject: '云杉科技 邀请你投递', text: '…' }),
      respond(checkBatchInvite, { ...cost, units: 2, asked: 2, reach: 2, left_out: [] }),
      respond(listRadarHits, { items, next_cursor: null, radar: { ...radar, ...parts }, aim }),
    ],
  });

test('whom it found stand there with what it looks for; I invites one to its job, the selected ones together', async () => {
  const { user, server } = await show([talent(1), talent(2)]);
  expect(await screen.findByText(/「前端开发实习生」的人才雷达运行到 11月29日，找到过 3 人/)).toBeDefined();
  expect(screen.getByText('方向：前端开发。条件：2027 届。')).toBeDefined();
  expect(server.requests(listRadarHits)[0]).toMatchObject({ radar: radar.uuid });
  await user.keyboard('i');
  await screen.findByRole('dialog');
  await waitFor(() => expect(server.requests(previewInvitation)).toEqual([{ job_uuid: radar.job.uuid }]));
  await user.keyboard('{Escape}');
  for (const box of await screen.findAllByRole('checkbox', { name: /^选中 / })) await user.click(box);
  await user.click(screen.getByRole('button', { name: /^邀请 2 人/ }));
  await waitFor(() =>
    expect(server.requests(checkBatchInvite).at(-1)).toMatchObject({
      job_uuid: radar.job.uuid,
      uuids: [talent(1).uuid, talent(2).uuid],
    }),
  );
});

test('while it runs, nobody yet is said to come; afterwards it says why nobody is there', async () => {
  const { server, reload } = await show([]);
  expect(await screen.findByText('雷达还在找，有人符合就出现在这里。')).toBeDefined();
  server.use(respond(listRadarHits, { items: [], next_cursor: null, radar: { ...radar, state: 'over' }, aim }));
  await reload();
  expect(await screen.findByText('没有找到过人，或者找到的人都撤回、隐藏了。')).toBeDefined();
  server.use(fail(listRadarHits));
  await reload();
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});

test('an address that names no radar leads to the record', async () => {
  const { server } = await open(<RadarHits />, {
    address: '/talent/radar?radar=nonsense',
    handle: { title: 'radarHits' },
  });
  const link = await screen.findByRole('link', { name: '人才雷达使用记录' });
  expect(link.getAttribute('href')).toBe('/recruitment-props/my-rights/radar-usage-record');
  expect(server.requests(listRadarHits)).toEqual([]);
});

test('it reads in English too', async () => {
  await show([talent(1)], { state: 'left' }, 'en');
  expect(await screen.findByText(/stopped taking applications, so its radar ended on/)).toBeDefined();
});

test('a radar that is gone says so, and leads to the record', async () => {
  const { server, reload } = await show([]);
  server.use(fail(listRadarHits, 40401));
  await reload();
  expect(await screen.findByText('这个雷达不在了')).toBeDefined();
  expect(screen.getByRole('link', { name: '人才雷达使用记录' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /重试/ })).toBeNull();
});
