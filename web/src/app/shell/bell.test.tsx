import { countMessages, listMessages, type Message, readMessages } from '@qinghe/contract/messages/messages.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { Bell } from './bell.tsx';

const message = (last: number): Message => ({
  uuid: `01890000-0000-7000-8000-00000000000${last}`,
  category: 'recruitment',
  text: `「前端开发实习生」收到 ${last} 份新投递`,
  link: `/resume/new?job_uuid=01890000-0000-7000-8000-0000000000b${last}`,
  occurred_at: `2026-11-2${last}T02:00:00.000Z`,
  ...{ read: false, archived: false },
});
const counted = respond(countMessages, { recruitment: 7, company: 0, trade: 0, account: 0, system: 0 });
const show = (...replies: Reply[]) => open(<Bell />, { replies: [counted, ...replies] });
const bell = () => screen.findByRole('button', { name: '消息，7 条未读' });

test('the bell shows the newest unread, by the keyboard too, and asks for them when it is opened', async () => {
  const items = [5, 4, 3, 2, 1].map(message);
  const { user, server, address } = await show(
    respond(listMessages, { items, next_cursor: null }),
    respond(readMessages, {}),
  );
  (await bell()).focus();
  expect(server.requests(listMessages)).toEqual([]);
  await user.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(5));
  expect(server.requests(listMessages)).toEqual([{ show: 'unread', limit: 5 }]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(await bell());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('link', { name: /收到 4 份/ }));
  expect(server.requests(readMessages)).toEqual([{ uuids: [items[1]?.uuid], through: items[1]?.occurred_at }]);
  await waitFor(() => expect(address()).toBe(items[1]?.link));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with none it says so, with a failure too, and leads to all either way', async () => {
  const { user, server, address } = await show(fail(listMessages, 500));
  await user.click(await bell());
  expect(await screen.findByText('未读消息没有取到')).toBeDefined();
  server.use(respond(listMessages, { items: [], next_cursor: null }));
  await user.click(screen.getByRole('button', { name: /重试|再试/ }));
  expect(await screen.findByText('没有未读消息')).toBeDefined();
  await user.click(screen.getByRole('link', { name: '全部消息' }));
  await waitFor(() => expect(address()).toBe('/message'));
});
