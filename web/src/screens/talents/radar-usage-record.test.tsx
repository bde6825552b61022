import { listRadars, type Radar } from '@qinghe/contract/talents/radar.ts';
import { expect, test } from 'vitest';
import { fail, open, respond, screen } from '../../../test/screen.tsx';
import RadarUsageRecord from './radar-usage-record.tsx';

const radar: Radar = {
  ...{ uuid: '01890000-0000-7000-8000-000000000001', actor: '赵一鸣', state: 'running', coins: 0 },
  job: { uuid: '01890000-0000-7000-8000-000000000009', title: '算法实习生' },
  ...{ begins_at: '2026-11-22T02:00:00.000Z', until: '2026-11-29T02:00:00.000Z', hits: 12, invited: 5, accepted: 2 },
};
const left: Radar = {
  ...radar,
  ...{ uuid: '01890000-0000-7000-8000-000000000002', state: 'left', coins: 100 },
  job: { ...radar.job, title: '前端' },
};
const show = (items: Radar[], locale: 'zh-CN' | 'en' = 'zh-CN') =>
  open(<RadarUsageRecord />, {
    locale,
    handle: { title: 'radarRecord' },
    replies: [respond(listRadars, { items, next_cursor: null })],
  });

test('each line says for which job, by whom, until when, what became of it and what it took', async () => {
  await show([radar, left]);
  const [, first, second] = await screen.findAllByRole('row');
  expect(first?.textContent).toMatch(/算法实习生.*赵一鸣.*11月29日 运行中.*12 人.*邀请 5 人 · 答应 2 人.*权益 1 次/);
  expect(second?.textContent).toMatch(/前端.*随职位结束.*100 币/);
  expect(screen.getAllByRole('link', { name: '12 人' })[0]?.getAttribute('href')).toBe(
    `/talent/radar?radar=${radar.uuid}`,
  );
});

test('before the first one it says where to begin; what cannot be read offers another try', async () => {
  const { server, reload } = await show([]);
  expect(await screen.findByRole('link', { name: '去职位列表' })).toBeDefined();
  server.use(fail(listRadars));
  await reload();
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});

test('it reads in English too', async () => {
  await show([left], 'en');
  expect(await screen.findByText('5 invited · 2 accepted')).toBeDefined();
});
