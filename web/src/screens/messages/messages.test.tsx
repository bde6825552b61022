import {
  archiveMessages,
  countMessages,
  getMessageChoices,
  getQuietHours,
  listMessages,
  type Message,
  readMessages,
  saveMessageChoices,
  saveQuietHours,
  unreadMessages,
} from '@qinghe/contract/messages/messages.ts';
import { expect, test } from 'vitest';
import { act, fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import Messages from './messages.tsx';

const message = (last: number, change: Partial<Message> = {}): Message => ({
  uuid: `01890000-0000-7000-8000-00000000000${last}`,
  category: 'recruitment',
  text: `「前端开发实习生」收到 ${last} 份新投递`,
  link: '/resume/new?job_uuid=01890000-0000-7000-8000-0000000000bb',
  occurred_at: `2026-11-2${last}T02:00:00.000Z`,
  read: false,
  archived: false,
  ...change,
});
const none = { recruitment: 0, company: 0, trade: 0, account: 0, system: 0 };
const show = (...items: Message[]) => respond(listMessages, { items, next_cursor: null });
const counted = (change: Partial<typeof none>) => respond(countMessages, { ...none, ...change });
const openPage = (...replies: Reply[]) =>
  open(<Messages />, {
    address: '/message',
    handle: { title: 'messages' },
    replies: [counted({ recruitment: 2, trade: 100 }), ...replies],
  });
const rows = async (count: number) => {
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1));
  return screen.getAllByRole('row').slice(1);
};

test('each tab says how many are unread; what is unread is said to those who hear the page too', async () => {
  await openPage(show(message(3), message(2, { read: true })));
  const tabs = await screen.findByRole('navigation', { name: '消息分类' });
  await waitFor(() => expect(within(tabs).getByRole('link', { name: '招聘 2' })).toBeTruthy());
  expect(within(tabs).getByRole('link', { name: '交易 99+' })).toBeTruthy();
  const [first, second] = await rows(2);
  expect(first?.textContent).toContain('未读：「前端开发实习生」收到 3 份新投递');
  expect(second?.textContent).not.toContain('未读：');
});

test('opening one reads it as it was seen, and leads to what it is about', async () => {
  const { user, server, address } = await openPage(show(message(3)), respond(readMessages, {}));
  await user.click((await rows(1))[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe(message(3).link));
  expect(server.requests(readMessages)).toEqual([{ uuids: [message(3).uuid], through: message(3).occurred_at }]);
});

test('Shift+A reads what is shown of the tab, up to the newest of it', async () => {
  const { user, server } = await openPage(show(message(3), message(2)), respond(readMessages, {}));
  await rows(2);
  await user.keyboard('{Shift>}A{/Shift}');
  await waitFor(() => expect(server.requests(readMessages)).toEqual([{ through: message(3).occurred_at }]));
});

test('E puts away the row of the keyboard, or all that are selected; U marks as unread', async () => {
  const { user, server } = await openPage(
    show(message(3), message(2)),
    respond(archiveMessages, {}),
    respond(unreadMessages, {}),
  );
  const [first, second] = await rows(2);
  act(() => first?.focus());
  await user.keyboard('e');
  await waitFor(() => expect(server.requests(archiveMessages)).toEqual([{ uuids: [message(3).uuid], archived: true }]));
  act(() => second?.focus());
  await user.keyboard('u');
  await waitFor(() => expect(server.requests(unreadMessages)).toEqual([{ uuids: [message(2).uuid] }]));
  act(() => first?.focus());
  await user.keyboard(' {ArrowDown} e');
  await waitFor(() =>
    expect(server.requests(archiveMessages).at(-1)).toEqual({
      uuids: [message(3).uuid, message(2).uuid],
      archived: true,
    }),
  );
});

test('what was put away is taken back, and what was unread is unread again', async () => {
  const { user, server } = await openPage(
    show(message(3), message(2, { read: true })),
    respond(archiveMessages, {}),
    respond(unreadMessages, {}),
  );
  const [first] = await rows(2);
  act(() => first?.focus());
  await user.keyboard(' {ArrowDown} e');
  await screen.findByText('已归档 2 条');
  await user.keyboard('z');
  await waitFor(() => expect(server.requests(unreadMessages)).toEqual([{ uuids: [message(3).uuid] }]));
  expect(server.requests(archiveMessages)).toEqual([
    { uuids: [message(3).uuid, message(2).uuid], archived: true },
    { uuids: [message(2).uuid], archived: false },
  ]);
});

test('when mails are written is chosen beside the list and saved at once', async () => {
  const choices = { applications: 'off', answers: 'now', jobs: 'off', rights: 'now' } as const;
  const { user, server } = await openPage(
    show(message(3)),
    respond(getMessageChoices, choices),
    respond(saveMessageChoices, { ...choices, answers: 'daily' }),
    respond(getQuietHours, { quiet: null }),
  );
  await user.click(await screen.findByRole('button', { name: '邮件设置' }));
  const answers = await screen.findByRole('group', { name: /答复和撤回/ });
  await user.click(within(answers).getByRole('radio', { name: '每个工作日早上' }));
  await waitFor(() => expect(server.requests(saveMessageChoices)).toEqual([{ choices: { answers: 'daily' } }]));
});

test('quiet hours are chosen beside them, saved at once, never of no length, and can be none', async () => {
  const choices = { applications: 'off', answers: 'now', jobs: 'off', rights: 'now' } as const;
  const { user, server } = await openPage(
    show(message(3)),
    respond(getMessageChoices, choices),
    respond(getQuietHours, { quiet: { begins: 22, ends: 8 } }),
    respond(saveQuietHours, ({ quiet }) => ({ quiet })),
  );
  await user.click(await screen.findByRole('button', { name: '邮件设置' }));
  const begins = await screen.findByRole<HTMLSelectElement>('combobox', { name: '从' });
  expect([...begins.options].map(({ value }) => value)).not.toContain('8');
  await user.selectOptions(begins, '21:00');
  await waitFor(() => expect(server.requests(saveQuietHours)).toEqual([{ quiet: { begins: 21, ends: 8 } }]));
  await user.click(screen.getByRole('switch', { name: '这段时间里不发邮件' }));
  await waitFor(() => expect(server.requests(saveQuietHours).at(-1)).toEqual({ quiet: null }));
});

test('where nothing is, the tab says what will come; what fails says so and is tried again', async () => {
  const { user } = await openPage(fail(listMessages, 500));
  await user.click(await screen.findByRole('button', { name: /重试|再试/ }));
  await openPage(show());
  expect(await screen.findByText('这里还没有消息')).toBeTruthy();
});
