import {
  getHelp,
  listHelpMessages,
  rateHelp,
  readHelp,
  sendHelpMessage,
  typeInHelp,
} from '@qinghe/contract/help/help.ts';
import { TYPING_LASTS } from '@qinghe/contract/typing.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { help, helpMessages, ownWord } from '../../../test/help.ts';
import { act, cutOff, fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { forgetTyping, hearTyping } from '../../lib/realtime/typing.ts';
import { UNREAD_FEEDBACK_KEY } from '../../lib/storage/storage-keys.ts';
import { HelpButton } from './help-button.tsx';

const sent = { ...ownWord, uuid: '01890000-0000-7000-8000-000000000009', text: '谢谢', seq: 3 };
const show = (replies: Reply[] = [], address = '/') =>
  open(<HelpButton />, {
    address,
    replies: [
      respond(getHelp, help),
      respond(listHelpMessages, { items: helpMessages, next_cursor: null }),
      respond(readHelp, {}),
      respond(sendHelpMessage, sent),
      respond(typeInHelp, {}),
      ...replies,
    ],
  });
const begin = async (replies: Reply[] = []) => {
  const opened = await show(replies);
  await opened.user.click(await screen.findByRole('button', { name: '联系客服，1 条未读回复' }));
  const panel = await screen.findByRole('dialog', { name: '青禾客服' });
  return { ...opened, panel };
};
const write = async ({ user, panel }: Awaited<ReturnType<typeof begin>>, text: string) => {
  await user.type(within(panel).getByLabelText('写给客服'), text);
  await user.click(within(panel).getByRole('button', { name: '发送' }));
};

beforeEach(() => {
  localStorage.removeItem(UNREAD_FEEDBACK_KEY);
  sessionStorage.clear();
});

test('the number of unread answers is kept as text, and is none once the panel is open', async () => {
  const { panel, user } = await begin();
  expect(localStorage.getItem(UNREAD_FEEDBACK_KEY)).toBe('0');
  expect(await within(panel).findByText('可以改')).toBeDefined();
  expect(within(panel).getByText('已读')).toBeDefined();
  expect(within(panel).getByText(/服务时间：工作日/)).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(localStorage.getItem(UNREAD_FEEDBACK_KEY)).toBe('1'));
});

test('a year whose holidays are not known is said as weekdays, here and for the hour at which we are back', async () => {
  const away = { ...help, back_at: '2030-12-31T01:00:00.000Z', knows_holidays: false };
  const opened = await begin([respond(getHelp, { ...help, knows_holidays: false })]);
  const { panel, server } = opened;
  expect(await within(panel).findByText(/服务时间：周一至周五.*法定节假日顺延/)).toBeDefined();
  server.use(respond(getHelp, away));
  await write(opened, '在吗');
  expect(await within(panel).findByText(/09:00 开始回复，遇法定节假日顺延/)).toBeDefined();
});

test('that we type is said for five seconds, or until the answer is there; that one types oneself is told once in a while', async () => {
  const opened = await begin();
  const conversation_uuid = help.conversation?.uuid ?? '';
  const line = () => within(opened.panel).queryByText('客服正在输入…');
  await within(opened.panel).findByText('可以改');
  const type = () => act(() => hearTyping({ conversation_uuid, account_uuid: null, name: '' }));
  type();
  expect(line()).not.toBeNull();
  // Another conversation is another one.
  act(() => hearTyping({ conversation_uuid: sent.uuid, account_uuid: null, name: '' }));
  act(() => forgetTyping(conversation_uuid));
  expect(line()).toBeNull();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  type();
  expect(line()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(TYPING_LASTS * 1000 + 2));
  expect(line()).toBeNull();
  vi.useRealTimers();
  await write(opened, '谢谢');
  expect(opened.server.requests(typeInHelp)).toEqual([{}]);
});

test('on pages for phones that scan there is no help', async () => {
  await show([], '/m/identity');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a word that gets no response is not confirmed, stays in the tab, and is sent again under its uuid', async () => {
  const opened = await begin([cutOff(sendHelpMessage)]);
  await write(opened, '谢谢');
  expect(await screen.findByText('没确认收到，正在重发')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('写给客服').value).toBe('');
  expect(Object.values(sessionStorage).join()).toContain('谢谢');
  await opened.reload();
  await opened.user.click(await screen.findByRole('button', { name: /联系客服/ }));
  expect(await screen.findByText('没确认收到，正在重发')).toBeDefined();
  opened.server.use(respond(sendHelpMessage, sent));
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  const uuids = new Set(opened.server.requests(sendHelpMessage).map(({ uuid }) => uuid));
  expect(uuids.size).toBe(1);
});

test('a conversation that has ended is rated once, with or without words', async () => {
  const ended = {
    ...help,
    unread: 0,
    conversation: {
      ...help.conversation,
      uuid: sent.conversation_uuid,
      state: 'resolved',
      can_rate: true,
      read_by_us: 1,
      read_by_you: 2,
    },
  } as const;
  const { user, server } = await show([respond(getHelp, ended), respond(rateHelp, {})]);
  await user.click(await screen.findByRole('button', { name: '联系客服' }));
  await user.click(await screen.findByRole('button', { name: '没解决' }));
  await user.type(screen.getByLabelText('还有什么想说的（可不填）'), '还是不行');
  await user.click(screen.getByRole('button', { name: '提交评价' }));
  expect(await screen.findByText('谢谢你的评价')).toBeDefined();
  expect(server.requests(rateHelp)).toEqual([{ uuid: sent.conversation_uuid, satisfied: false, words: '还是不行' }]);
});

test('a word that is refused says why, and is sent again under another uuid or given up', async () => {
  const opened = await begin([fail(sendHelpMessage, 40904)]);
  await write(opened, '谢谢');
  expect(await screen.findByText(/没发出去/)).toBeDefined();
  await opened.user.click(screen.getByRole('button', { name: '重发' }));
  await waitFor(() => expect(opened.server.requests(sendHelpMessage)).toHaveLength(2));
  const [first, second] = opened.server.requests(sendHelpMessage) as { uuid: string }[];
  expect(first?.uuid).not.toBe(second?.uuid);
  await opened.user.click(await screen.findByRole('button', { name: '不发了' }));
  expect(screen.queryByText('谢谢')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('words whose uuid stands for other words stay in sight beside those, and go as new ones', async () => {
  const opened = await begin([fail(sendHelpMessage, 40904)]);
  await write(opened, '谢谢');
  expect(await screen.findByText(/没发出去/)).toBeDefined();
  const [{ uuid } = ownWord] = opened.server.requests(sendHelpMessage);
  const other = { ...ownWord, uuid, text: '从另一个标签页写的', seq: 3 };
  opened.server.use(respond(listHelpMessages, { items: [other, ...helpMessages], next_cursor: null }));
  await opened.reload();
  await opened.user.click(await screen.findByRole('button', { name: /联系客服/ }));
  expect(await screen.findByText('从另一个标签页写的')).toBeDefined();
  expect(screen.getByText('谢谢')).toBeDefined();
  opened.server.use(respond(sendHelpMessage, sent));
  await opened.user.click(screen.getByRole('button', { name: '重发' }));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  expect(opened.server.requests(sendHelpMessage).at(-1)).toMatchObject({ text: '谢谢' });
  expect(opened.server.requests(sendHelpMessage).at(-1)?.uuid).not.toBe(uuid);
});
