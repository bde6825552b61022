import { syncDoor } from '@qinghe/contract/talks/check-in.ts';
import { endDoorKey, listDoorKeys, makeDoorKey } from '@qinghe/contract/talks/door-keys.ts';
import { getTalk } from '@qinghe/contract/talks/talks.ts';
import { exportVisitors, listVisitors } from '@qinghe/contract/talks/visitors.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor } from '../../../test/screen.tsx';
import { talk } from '../../../test/talk.ts';
import TalkVisitors from './talk-visitors.tsx';

const visitor = {
  uuid: '01890000-0000-7000-8000-0000000000a1',
  name: '谢雨桐',
  phone: '139****1234',
  school: '武汉理工大学',
  major: '车辆工程',
  degree: 'master' as const,
  graduation_year: 2027,
  state: 'waiting' as const,
  signed_at: '2026-11-22T02:00:00.000Z',
  attended_at: null,
  entries: [],
};
const counts = { attended: 126, signed: 58, waiting: 3, cancelled: 2 };
const openAt = (search: string, ...replies: Reply[]) =>
  open(<TalkVisitors />, {
    address: `/?uuid=${talk().uuid}${search}`,
    replies: [respond(getTalk, talk()), ...replies],
  });

test('it names the talk and says who signed up, with a number on each tab; they add up to all', async () => {
  const { server } = await openAt(
    '&show=waiting',
    respond(listVisitors, { items: [visitor], next_cursor: null, counts }),
  );
  await screen.findByRole('heading', { name: talk().title });
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toMatch(/谢雨桐.*武汉理工大学.*车辆工程 · 硕士 · 2027 届.*139\*{4}1234.*候补/);
  expect(screen.getByRole('link', { name: /候补/ }).getAttribute('aria-current')).not.toBeNull();
  expect(screen.getByRole('link', { name: /全部/ }).textContent).toContain('189');
  expect(server.requests(listVisitors)).toMatchObject([{ talk_uuid: talk().uuid, show: 'waiting' }]);
});

test('where nobody signed up it says what to do', async () => {
  const none = { attended: 0, signed: 0, waiting: 0, cancelled: 0 };
  await openAt('', respond(listVisitors, { items: [], next_cursor: null, counts: none }));
  await screen.findByText('还没有人报名');
});

test('a talk of somebody else shows no people', async () => {
  await openAt('', fail(listVisitors, 40401));
  await screen.findByRole('alert');
  expect(screen.queryByRole('row')).toBeNull();
});

test('the people come as a sheet', async () => {
  const page = { items: [visitor], next_cursor: null, counts };
  const made = respond(exportVisitors, { url: '/files/x.xlsx', rows: 185, cut: false });
  const { user, server } = await openAt('', respond(listVisitors, page), made);
  await user.click(await screen.findByRole('button', { name: '更多' }));
  await user.click(screen.getByRole('menuitem', { name: '导出' }));
  await waitFor(() => expect(server.requests(exportVisitors)).toEqual([{ talk_uuid: talk().uuid }]));
});

test('an address that names no talk asks for nothing and leads to the list', async () => {
  await open(<TalkVisitors />, { address: '/' });
  await screen.findByText('没有找到这场宣讲会');
  expect(screen.getByRole('link', { name: '回到宣讲会' })).not.toBeNull();
});

const doorSays = (result: 'kept' | 'unknown') =>
  respond(syncDoor, {
    talk: { ...talk(), starts_at: '2026-11-26T11:00:00.000Z', ends_at: '2026-11-26T13:00:00.000Z' },
    results: [{ uuid: visitor.uuid, result }],
    visitors: [],
    as_of: '2026-11-26T11:00:00.000Z',
  });
const here = {
  ...visitor,
  uuid: '01890000-0000-7000-8000-0000000000a2',
  attended_at: '2026-11-26T11:04:00.000Z',
  entries: ['01890000-0000-7000-8000-0000000000e1'],
};

test('somebody without a phone is checked in by hand, and a check-in is taken back with all its entries', async () => {
  const listed = (...items: (typeof visitor | typeof here)[]) =>
    respond(listVisitors, { items, next_cursor: null, counts });
  const { user, server } = await openAt('', listed({ ...visitor, name: '罗旭东' }, here), doorSays('kept'));
  await user.click(await screen.findByRole('button', { name: '签到' }));
  await screen.findByText('「罗旭东」已签到');
  await user.click(screen.getByRole('button', { name: '撤销签到' }));
  await screen.findByText('「谢雨桐」的签到已撤销');
  expect(server.requests(syncDoor).map(({ entries }) => entries)).toMatchObject([
    [{ kind: 'arrive', visitor_uuid: visitor.uuid }],
    [{ kind: 'take_back', entry_uuid: here.entries[0] }],
  ]);
});

test('who came carries a badge for that, whoever is late has one for the seat', async () => {
  const items = [
    here,
    { ...visitor, name: '罗旭东', state: 'signed' as const },
    { ...here, uuid: '01890000-0000-7000-8000-0000000000a3', state: 'walk_in' as const },
  ];
  await openAt('', respond(listVisitors, { items, next_cursor: null, counts }));
  const [, ...rows] = await screen.findAllByRole('row');
  expect(rows.map((row) => /已签到|已报名|现场登记/.exec(row.textContent)?.[0])).toEqual([
    '已签到',
    '已报名',
    '现场登记',
  ]);
});

test('it says so where somebody is no longer among them', async () => {
  const page = { items: [visitor], next_cursor: null, counts };
  const { user } = await openAt('', respond(listVisitors, page), doorSays('unknown'));
  await user.click(await screen.findByRole('button', { name: '签到' }));
  await screen.findByText('没有找到这位同学，名单可能已更新');
});

test('a search asks for a name or the last figures, and says where nobody fits', async () => {
  const { user, server } = await openAt('', respond(listVisitors, { items: [], next_cursor: null, counts }));
  await user.type(await screen.findByLabelText('姓名或手机尾号'), '1234');
  await screen.findByText('没有符合的同学');
  await waitFor(() => expect(server.requests(listVisitors).at(-1)).toMatchObject({ q: '1234' }));
});

test('a helper gets a key of their own, shown this once, and it is withdrawn again', async () => {
  const page = { items: [visitor], next_cursor: null, counts };
  const key = { uuid: '01890000-0000-7000-8000-0000000000b1', name: '小李', made_at: visitor.signed_at, used_at: null };
  const { user, server } = await openAt(
    '',
    respond(listVisitors, page),
    respond(listDoorKeys, { items: [key] }),
    respond(makeDoorKey, { uuid: key.uuid, url: 'https://qinghe.example/door/key/x#secret' }),
    respond(endDoorKey, {}),
  );
  await user.click(await screen.findByRole('button', { name: '帮手签到' }));
  await user.type(await screen.findByLabelText('谁来拿'), '小李');
  await user.click(screen.getByRole('button', { name: '生成钥匙' }));
  await screen.findByText('请小李用手机扫这个二维码。它只显示这一次。');
  expect(server.requests(makeDoorKey)).toEqual([{ talk_uuid: talk().uuid, name: '小李' }]);
  await user.click(await screen.findByRole('button', { name: '收回小李的钥匙' }));
  await waitFor(() => expect(server.requests(endDoorKey)).toEqual([{ talk_uuid: talk().uuid, uuid: key.uuid }]));
});
