import { getRadar, type RadarQuote, startRadar } from '@qinghe/contract/talents/radar.ts';
import { expect, test, vi } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor } from '../../../../test/screen.tsx';
import RadarDialog from './radar-dialog.tsx';

const job = '01890000-0000-7000-8000-0000000000aa';
const radar = '01890000-0000-7000-8000-0000000000bb';
const running = { uuid: radar, until: '2026-11-29T02:00:00.000Z', hits: 12 };
const quote = (parts: Partial<RadarQuote> = {}): RadarQuote => ({
  ...{ units: 0, coins: 100, units_left: 0, price: 100, balance: 938, missing: 0, why: null, fits: 7 },
  job: { uuid: job, title: '前端开发实习生' },
  aim: {
    words: ['前端开发', '前端'],
    cities: ['杭州市'],
    degree: 'bachelor',
    graduation_years: [],
    days: 4,
    months: 3,
  },
  ...parts,
});
const onClose = vi.fn();
const show = (data: { running: typeof running | null; quote: RadarQuote }, ...replies: Reply[]) =>
  open(<RadarDialog job={job} onClose={onClose} />, { replies: [respond(getRadar, data), ...replies] });

test('whom it looks for and what it takes stand there before; started, it says until when and leads to whom it found', async () => {
  let now: { running: typeof running | null; quote: RadarQuote } = { running: null, quote: quote() };
  const { user, server } = await show(
    now,
    respond(getRadar, () => now),
    respond(startRadar, { uuid: radar, until: running.until, hits: 7, units: 0, coins: 100 }),
  );
  const dialog = await screen.findByRole('dialog', { name: '人才雷达：前端开发实习生' });
  await screen.findByText(/^用 100 币，余额/);
  expect(dialog.textContent).toMatch(
    /前端开发、前端.*最近的职务里，有一个就算.*杭州市，本科起，每周 4 天起，3 个月起.*7 人/,
  );
  expect(dialog.textContent).toContain('余额 938 币，用后 838 币。');
  now = { running, quote: quote({ why: 'running' }) };
  await user.click(screen.getByRole('button', { name: '开启人才雷达' }));
  expect(await screen.findByText('人才雷达已开启，先找到 7 人：用了 100 币，余额 838 币')).toBeDefined();
  expect(server.requests(startRadar)).toEqual([{ job, expect: { units: 0, coins: 100 } }]);
  const link = await screen.findByRole('link', { name: '看找到的人' });
  expect(link.getAttribute('href')).toBe(`/talent/radar?radar=${radar}`);
  expect(dialog.textContent).toContain('正在运行，到 11月29日，找到 12 人。');
  expect(screen.queryByRole('button', { name: '开启人才雷达' })).toBeNull();
});

test('what has changed meanwhile is shown, and asked for again under what it takes now', async () => {
  let now = quote();
  const { user, server } = await show(
    { running: null, quote: now },
    respond(getRadar, () => ({ running: null, quote: now })),
    fail(startRadar, 40931, { data: quote({ units: 1, coins: 0, units_left: 3 }) }),
  );
  await screen.findByText(/^用 100 币，余额/);
  now = quote({ units: 1, coins: 0, units_left: 3 });
  await user.click(screen.getByRole('button', { name: '开启人才雷达' }));
  expect(await screen.findByText('人才雷达：现有 3，用 1，用后剩 2。')).toBeDefined();
  server.use(respond(startRadar, { uuid: radar, until: running.until, hits: 7, units: 1, coins: 0 }));
  await user.click(screen.getByRole('button', { name: '开启人才雷达' }));
  await waitFor(() => expect(server.requests(startRadar).at(-1)).toMatchObject({ expect: { units: 1, coins: 0 } }));
});

test.each([
  ['missing coins', quote({ missing: 62, balance: 38 }), /还差 62 币，余额 38 币/],
  ['a sub-account without units', quote({ balance: null }), /用币要由主账号来做/],
  ['a job that is offline', quote({ why: 'offline' }), /职位在线并接受投递时才能开启/],
  ['a job on another site', quote({ why: 'elsewhere' }), /在别的网站投递/],
])('%s keeps it from starting, in words', async (_, data, words) => {
  const { user, server } = await show({ running: null, quote: data });
  expect(await screen.findByText(words)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '知道了' }));
  expect(server.requests(startRadar)).toEqual([]);
  expect(onClose).toHaveBeenCalled();
});

test('where more fit than are shown at the start it says so', async () => {
  await show({ running: null, quote: quote({ fits: 50 }) });
  expect(await screen.findByText('50 人以上，开启时先给出 50 人')).toBeDefined();
});

test('what cannot be read says why', async () => {
  await open(<RadarDialog job={job} onClose={onClose} />, { replies: [fail(getRadar, 40401)] });
  expect(await screen.findByRole('dialog', { name: '人才雷达' })).toBeDefined();
  expect(await screen.findByRole('alert')).toBeDefined();
});

test('it reads in English too', async () => {
  await open(<RadarDialog job={job} onClose={onClose} />, {
    locale: 'en',
    replies: [respond(getRadar, { running: null, quote: quote() })],
  });
  expect(await screen.findByText(/^Uses 100 coins; balance/)).toBeDefined();
});
