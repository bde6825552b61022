import { type DoorEntry, type DoorVisitor, syncDoor } from '@qinghe/contract/talks/check-in.ts';
import { expect, test } from 'vitest';
import { cutOff, fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { talk } from '../../../test/talk.ts';
import TalkDoor from './talk-door.tsx';

const anna: DoorVisitor = {
  uuid: '01890000-0000-7000-8000-0000000000a1',
  code: 'ACDE3467',
  name: '谢雨桐',
  school: '武汉理工大学',
  major: '车辆工程',
  degree: 'master',
  graduation_year: 2027,
  phone_end: '1234',
  state: 'signed',
  attended_at: null,
  entries: [],
};
const late: DoorVisitor = {
  ...anna,
  uuid: '01890000-0000-7000-8000-0000000000a2',
  code: 'QRTU3467',
  name: '罗旭东',
  phone_end: '9876',
  state: 'waiting',
};
/** Keeps what it is told, as the server does. */
function gives(...visitors: DoorVisitor[]): Reply {
  const people = new Map(visitors.map((visitor) => [visitor.uuid, visitor]));
  const arrive = (uuid: string, entry: string, at: string) => {
    const person = people.get(uuid);
    if (person) people.set(uuid, { ...person, entries: [...person.entries, entry], attended_at: at });
    return person ? ('kept' as const) : ('unknown' as const);
  };
  const take = (entry: DoorEntry) => {
    if (entry.kind === 'take_back') {
      for (const one of people.values()) {
        const entries = one.entries.filter((uuid) => uuid !== entry.entry_uuid);
        people.set(one.uuid, { ...one, entries, attended_at: entries.length > 0 ? one.attended_at : null });
      }
      return 'kept' as const;
    }
    if (entry.kind === 'arrive') return arrive(entry.visitor_uuid, entry.uuid, entry.at);
    if (entry.kind === 'scan')
      return arrive([...people.values()].find(({ code }) => code === entry.code)?.uuid ?? '', entry.uuid, entry.at);
    const { uuid, person, at } = entry;
    people.set(uuid, { ...late, ...person, uuid, code: 'GGGGHHHH', major: '', phone_end: '', state: 'walk_in' });
    return arrive(uuid, uuid, at);
  };
  return respond(syncDoor, ({ entries }) => ({
    talk: { ...talk(), title: '秋招宣讲会', seats: 180, starts_at: starts, ends_at: '2126-11-26T13:00:00.000Z' },
    results: entries.map((entry) => ({ uuid: entry.uuid, result: take(entry) })),
    visitors: [...people.values()],
    as_of: starts,
  }));
}
const starts = '2026-11-26T11:00:00.000Z';
const openDoor = (...replies: Reply[]) => {
  localStorage.setItem('token', 'session');
  return open(<TalkDoor />, { path: '/door/talk/:uuid', address: `/door/talk/${talk().uuid}`, replies });
};
const latest = () => screen.findByRole('region', { name: '刚签到' });
const figure = (label: RegExp) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;

test('somebody without a code is found and checked in, and it can be undone', async () => {
  const { user, server } = await openDoor(gives(anna, late));
  await screen.findByRole('heading', { name: '秋招宣讲会' });
  await user.click(await screen.findByRole('button', { name: '没带码，查人' }));
  await user.type(await screen.findByLabelText('姓名、手机尾号或签到码'), '1234');
  await user.click(screen.getByRole('button', { name: '签到' }));
  await within(await latest()).findByText('谢雨桐');
  expect(figure(/^已签到$/)).toContain('1');
  expect(figure(/^未到$/)).toContain('0');
  await user.click(screen.getByRole('button', { name: '撤销 谢雨桐' }));
  await waitFor(async () => expect(within(await latest()).queryByText('谢雨桐')).toBeNull());
  const [arrived, back] = server.requests(syncDoor).flatMap(({ entries }) => entries);
  expect(arrived).toMatchObject({ kind: 'arrive', visitor_uuid: anna.uuid });
  expect(back).toMatchObject({ kind: 'take_back', entry_uuid: arrived?.uuid });
});

test('what a hand scanner types anywhere on the page is a scan; nothing else is', async () => {
  const { user } = await openDoor(gives(anna, late));
  await screen.findByRole('heading', { name: '秋招宣讲会' });
  screen.getByRole('button', { name: '没带码，查人' }).focus();
  await user.keyboard('acde3467{Enter}');
  await within(await latest()).findByText('谢雨桐');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(figure(/^已签到$/)).toContain('1'));
  await user.keyboard('ACDE{Enter}');
  // Enter is the button's own again.
  const field = await screen.findByLabelText('姓名、手机尾号或签到码');
  await user.type(field, 'QRTU3467{Enter}');
  await within(await latest()).findByText('罗旭东');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a network people are checked in all the same, counted as waiting, and sent when it is back', async () => {
  const { user, server, reload } = await openDoor(gives(anna, late));
  await screen.findByText('在线，已同步');
  server.use(cutOff(syncDoor));
  await user.click(screen.getByRole('button', { name: '没带码，查人' }));
  await user.type(await screen.findByLabelText('姓名、手机尾号或签到码'), '谢雨');
  await user.click(screen.getByRole('button', { name: '签到' }));
  await screen.findByText('没有网络，照常签到');
  screen.getByText('1 条待同步');
  await within(await latest()).findByText('待同步');
  server.use(gives(anna, late));
  await reload();
  await screen.findByText('在线，已同步');
  await within(await latest()).findByText('已同步');
  expect(server.requests(syncDoor).at(-1)?.entries).toMatchObject([{ kind: 'arrive', visitor_uuid: anna.uuid }]);
});

test('who is on the waiting list is checked in with a word of care, and twice is said to be so', async () => {
  const { user } = await openDoor(gives(anna, late));
  const find = async (typed: string, press: string) => {
    await user.click(await screen.findByRole('button', { name: '没带码，查人' }));
    await user.type(await screen.findByLabelText('姓名、手机尾号或签到码'), typed);
    await user.click(screen.getByRole('button', { name: press }));
  };
  await find('QRTU 3467', '签到');
  await screen.findByText('候补，请先看有没有空位');
  expect(figure(/^已签到 · 含未报名 1$/)).toContain('1');
  await find('罗旭东', '撤销');
  expect(screen.queryByText('候补，请先看有没有空位')).toBeNull();
});

test('who has not signed up is written down and here at once; what is wrong is said at its field and stays typed', async () => {
  const { user, server } = await openDoor(gives(anna));
  await user.click(await screen.findByRole('button', { name: '现场登记' }));
  await user.type(await screen.findByLabelText('姓名'), '马骁');
  await user.click(screen.getByRole('button', { name: '登记并签到' }));
  await waitFor(() => expect(screen.getByLabelText('学校').getAttribute('aria-invalid')).toBe('true'));
  await user.type(screen.getByLabelText('学校'), '武汉大学');
  await user.click(screen.getByRole('button', { name: '登记并签到' }));
  await within(await latest()).findByText('马骁');
  expect(server.requests(syncDoor).flatMap(({ entries }) => entries)).toMatchObject([
    { kind: 'walk_in', person: { name: '马骁', school: '武汉大学', degree: 'bachelor' } },
  ]);
});

test('a talk of somebody else, and an address that names none, show nobody', async () => {
  await openDoor(fail(syncDoor, 40401));
  await screen.findByText('没有找到这场宣讲会');
});

test('an address that names no talk asks for nothing', async () => {
  await open(<TalkDoor />, { path: '/door/talk/:uuid', address: '/door/talk/x' });
  await screen.findByText('没有找到这场宣讲会');
});

test('the first time without a network says what to do', async () => {
  const { user, server } = await openDoor(cutOff(syncDoor));
  await screen.findByText('名单没有载入');
  server.use(gives(anna));
  await user.click(screen.getAllByRole('button', { name: '重试' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: '秋招宣讲会' });
});
