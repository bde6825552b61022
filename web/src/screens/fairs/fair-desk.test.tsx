import { type DeskEntry, type DeskVisit, syncDesk } from '@qinghe/contract/fairs/desk.ts';
import { expect, test } from 'vitest';
import { cutOff, fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { newUuid } from '../../lib/api/new-key.ts';
import FairDesk from './fair-desk.tsx';

const FAIR = '01890000-0000-7000-8000-0000000000f1';
const JOBS = [
  { uuid: '01890000-0000-7000-8000-0000000000b1', title: '硬件测试工程师' },
  { uuid: '01890000-0000-7000-8000-0000000000b2', title: '结构工程师' },
];
interface Student {
  code: string;
  name: string;
  school: string;
  wishes: string[];
}
const anna: Student = { code: 'ACDE3467', name: '谢雨桐', school: '武汉理工大学', wishes: [JOBS[1]?.uuid ?? ''] };
const late: Student = { code: 'QRTU3467', name: '罗旭东', school: '华中科技大学', wishes: [] };
const at = () => new Date().toISOString();
const scanned = (code: string): DeskEntry => ({ kind: 'scan', uuid: newUuid(), at: at(), code });

/** Keeps what it is told, as the server does. */
function gives(
  queue: readonly Student[] = [anna, late],
  registered: readonly Student[] = queue,
  {
    starts_at = at(),
    ends_at = '2126-11-26T13:00:00.000Z',
    refusal = 'unknown' as 'unknown' | 'early' | 'closed',
  } = {},
): Reply {
  const entries = new Map<string, DeskEntry[]>(queue.map(({ code }) => [code, [scanned(code)]]));
  return respond(syncDesk, (input) => ({
    fair: {
      uuid: FAIR,
      title: '武汉理工双选会',
      place: '体育馆',
      booth: 'B27',
      starts_at,
      ends_at,
    },
    jobs: JOBS,
    results: input.entries.map((entry) => {
      const isKnown = registered.some(({ code }) => code === entry.code);
      const known = entries.get(entry.code) ?? [];
      if (isKnown && !known.some(({ uuid }) => uuid === entry.uuid)) entries.set(entry.code, [...known, entry]);
      return { uuid: entry.uuid, result: isKnown ? ('kept' as const) : refusal };
    }),
    visits: [...entries.keys()].map((code, index): DeskVisit => {
      const person = registered.find((one) => one.code === code) ?? anna;
      return {
        ...person,
        number: 23 + index,
        major: '车辆工程',
        degree: 'master',
        graduation_year: 2027,
        application: 'none',
        entries: entries.get(code) ?? [],
      };
    }),
    now: at(),
    as_of: at(),
  }));
}
const openDesk = (...replies: Reply[]) => {
  localStorage.setItem('token', 'session');
  return open(<FairDesk />, { path: '/door/fair/:uuid', address: `/door/fair/${FAIR}`, replies });
};
const sent = (server: Awaited<ReturnType<typeof openDesk>>['server']) =>
  server.requests(syncDesk).flatMap(({ entries }) => entries);

test('the next one is called, noted, rated and decided about for the job that they wished for', async () => {
  const { user, server } = await openDesk(gives());
  await screen.findByRole('heading', { name: '武汉理工双选会 · B27' });
  await user.click(screen.getByRole('button', { name: '叫 23 号 谢雨桐' }));
  const card = within(await screen.findByRole('region', { name: '谢雨桐' }));
  card.getByText('意向 结构工程师');
  expect((screen.getByRole('button', { name: '先选一种处理' }) as HTMLButtonElement).disabled).toBe(true);
  await user.type(card.getByLabelText('备注'), 'CAN 总线实做过');
  await user.click(card.getByRole('button', { name: '4 星' }));
  await user.click(screen.getByRole('button', { name: '现场约面' }));
  await waitFor(() => {
    const kinds = sent(server);
    expect(kinds.find(({ kind }) => kind === 'note')).toMatchObject({ code: anna.code, text: 'CAN 总线实做过' });
    expect(kinds.find(({ kind }) => kind === 'stars')).toMatchObject({ stars: 4 });
    expect(kinds.find(({ kind }) => kind === 'decide')).toMatchObject({
      decision: 'interview',
      job_uuid: JOBS[1]?.uuid,
    });
  });
  await user.click(screen.getByRole('button', { name: '叫 24 号 罗旭东' }));
  await screen.findByRole('region', { name: '罗旭东' });
  screen.getByText('已谈 1 人');
});

test('a hand scanner takes people in without the camera', async () => {
  const { user, server } = await openDesk(gives([], [anna, late]));
  await screen.findByRole('heading', { name: /武汉理工双选会/ });
  await user.keyboard('ACDE3467{Enter}');
  expect(await screen.findByRole('region', { name: '扫码登记' })).toBeDefined();
  await waitFor(() => expect(sent(server)).toMatchObject([{ kind: 'scan', code: 'ACDE3467' }]));
});

test('a pasted note goes out without what the server refuses: the line break of a slide, half an emoji', async () => {
  const { user, server } = await openDesk(gives());
  await user.click(await screen.findByRole('button', { name: '叫 23 号 谢雨桐' }));
  const card = within(await screen.findByRole('region', { name: '谢雨桐' }));
  await user.click(card.getByLabelText('备注'));
  await user.paste('CAN 总线\u000b实做过 \ud83d');
  await user.tab();
  await waitFor(() =>
    expect(sent(server).find(({ kind }) => kind === 'note')).toMatchObject({ text: 'CAN 总线 实做过' }),
  );
});

test('who was called and does not come waits again, after the others; a decision is taken back', async () => {
  const { user } = await openDesk(gives());
  await user.click(await screen.findByRole('button', { name: '叫 23 号 谢雨桐' }));
  await user.click(await screen.findByRole('button', { name: '没来' }));
  await screen.findByText('叫过 1 次');
  await user.click(screen.getByRole('button', { name: '叫 24 号 罗旭东' }));
  await user.click(await screen.findByRole('button', { name: '不合适' }));
  await user.click(await screen.findByRole('button', { name: '撤销决定' }));
  await screen.findByText(/正在谈/);
});

test('without a network a ticket says who stands there, and they are called and decided about all the same', async () => {
  const { user, server, reload } = await openDesk(gives([], [anna]));
  await screen.findByText('在线，已同步');
  server.use(cutOff(syncDesk));
  await user.click(screen.getByRole('button', { name: '扫码登记' }));
  await user.type(await screen.findByLabelText('没带码？输入 8 位码'), 'acde 3467');
  await user.click(screen.getByRole('button', { name: '登记' }));
  await screen.findByText(/已记下，联网后给号/);
  await user.click(within(screen.getByRole('region', { name: '排队' })).getByRole('button', { name: '叫号 ACDE3467' }));
  await user.click(await screen.findByRole('button', { name: '留待考虑' }));
  await screen.findByText('没有网络，照常登记');
  server.use(gives([], [anna]));
  await reload();
  await screen.findByText('在线，已同步');
  await waitFor(() =>
    expect(sent(server).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['scan', 'call', 'decide'])),
  );
  await screen.findByText('已谈 1 人');
});

test('a code of nobody is said to be so, and what was noted of them stays to be read', async () => {
  const { user } = await openDesk(gives([]));
  await user.click(await screen.findByRole('button', { name: '扫码登记' }));
  const code = await screen.findByLabelText('没带码？输入 8 位码');
  await user.type(code, '你好');
  await user.click(screen.getByRole('button', { name: '登记' }));
  await screen.findByText(/这不是双选会的码/);
  await user.clear(code);
  await user.type(code, 'GGGGHHHH');
  await user.click(screen.getByRole('button', { name: '登记' }));
  await screen.findByText(/^GGGGHHHH 没有登记/);
  await user.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByText(/没有登记：/)).toBeNull();
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test('once the fair is over the page says until when people are taken in', async () => {
  const { user } = await openDesk(gives([anna], [anna], { ends_at: hoursAgo(1) }));
  await screen.findByText(/双选会已结束，扫码登记到 .+ 为止/);
  await user.click(screen.getByRole('button', { name: '扫码登记' }));
  await screen.findByLabelText('没带码？输入 8 位码');
});

test('twelve hours after it nobody is scanned in, and who is there is still called and decided about', async () => {
  const { user, server } = await openDesk(gives([anna], [anna], { ends_at: hoursAgo(13) }));
  await screen.findByText(/扫码登记已在 .+ 截止/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '扫码登记' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: '叫 23 号 谢雨桐' }));
  await user.click(await screen.findByRole('button', { name: '留待考虑' }));
  await waitFor(() => expect(sent(server).map(({ kind }) => kind)).toEqual(['call', 'decide']));
});

test('before the stand opens nobody is scanned in, and the page says from when on', async () => {
  await openDesk(gives([], [], { starts_at: hoursAgo(-13) }));
  await screen.findByText(/双选会还没开始，.+ 起可以扫码登记/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '扫码登记' }).disabled).toBe(true);
  await openDesk(gives([], [], { starts_at: hoursAgo(-11) }));
  await waitFor(() =>
    expect(screen.getAllByRole<HTMLButtonElement>('button', { name: '扫码登记' }).at(-1)?.disabled).toBe(false),
  );
});

test('whom the server did not take because the stand was not open yet is named, with that as the reason', async () => {
  const { user } = await openDesk(gives([], [], { refusal: 'early' }));
  await user.click(await screen.findByRole('button', { name: '扫码登记' }));
  await user.type(await screen.findByLabelText('没带码？输入 8 位码'), 'GGGGHHHH');
  await user.click(screen.getByRole('button', { name: '登记' }));
  await screen.findByText('GGGGHHHH 没有登记：扫码登记在双选会开始前 12 小时开放，那时还没到。');
  await screen.findByText('扫码登记在双选会开始前 12 小时开放，现在还没到。');
});

test('whom the server did not take because the stand had closed is named, with that as the reason', async () => {
  const { user } = await openDesk(gives([], [], { refusal: 'closed' }));
  await user.click(await screen.findByRole('button', { name: '扫码登记' }));
  await user.type(await screen.findByLabelText('没带码？输入 8 位码'), 'GGGGHHHH');
  await user.click(screen.getByRole('button', { name: '登记' }));
  await screen.findByText('GGGGHHHH 没有登记：双选会结束满 12 小时，扫码登记已截止。');
  expect(screen.queryByText(/不是这场双选会的/)).toBeNull();
});

test('a company without a booth there is told so', async () => {
  await openDesk(fail(syncDesk, 40401));
  await screen.findByText('这里没有你们的展位');
});
