import { listOutbox, type OutboxMessage } from '@qinghe/contract/ops/endpoints.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail, hang, open, REQUEST_ID, type Reply, refuse, respond, screen, waitFor } from '../../../test/screen.tsx';
import Outbox from './outbox.tsx';

const sms: OutboxMessage = {
  uuid: '01890000-0000-7000-8000-000000000001',
  channel: 'sms',
  address: '13800000001',
  subject: '',
  body: '【青禾】验证码 482913，5 分钟内有效',
  created_at: '2026-11-22T02:00:00.000Z',
};
const mail: OutboxMessage = {
  ...sms,
  uuid: '01890000-0000-7000-8000-000000000002',
  channel: 'email',
  address: 'zhou@example.com',
  subject: '投递结果',
  body: '请看 http://localhost:3000/applications/a1。',
};

const show = (reply: Reply, address = '/outbox') =>
  open(<Outbox />, { address, handle: { title: 'outbox' }, replies: [reply] });
const all = respond(listOutbox, ({ channel, address }) => ({
  items: [sms, mail].filter((one) => (!channel || one.channel === channel) && (!address || one.address === address)),
  next_cursor: null,
}));

test('until it is there its place is held', async () => {
  await show(hang(listOutbox));
  expect(screen.getByRole('status').textContent).toBe('正在载入');
});

test('a failure is told with its number, and tried again; nothing yet says what will come', async () => {
  const { server, user } = await show(fail(listOutbox, 500));
  expect(await screen.findByText(`问题编号 ${REQUEST_ID}`)).toBeDefined();
  server.use(respond(listOutbox, { items: [], next_cursor: null }));
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('还没有消息')).toBeDefined();
});

test('a person who may not see it is told so', async () => {
  await show(refuse(listOutbox));
  expect(await screen.findByText('你没有权限看这里')).toBeDefined();
});

test('a message shows its way, its address, its links, and a code to copy', async () => {
  await show(all);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('短信');
  expect(within(first as HTMLElement).getByRole('button', { name: '复制验证码 482913' })).toBeDefined();
  const link = within(second as HTMLElement).getByRole('link');
  expect(link.getAttribute('href')).toBe('http://localhost:3000/applications/a1');
});

test('channel and address filter it, and stand in the address', async () => {
  const { user, server, address } = await show(all);
  await user.selectOptions(await screen.findByLabelText('方式'), '邮件');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'zhou@example.com' }));
  expect(address()).toBe('/outbox?channel=email&address=zhou%40example.com');
  await waitFor(() =>
    expect(server.requests(listOutbox).at(-1)).toEqual({ channel: 'email', address: 'zhou@example.com', limit: 50 }),
  );
  await user.click(screen.getByRole('button', { name: '去掉「zhou@example.com」' }));
  expect(address()).toBe('/outbox?channel=email');
});

test('a search goes to the server', async () => {
  const { user, server } = await show(all);
  await user.type(screen.getByRole('searchbox'), '验证码');
  await waitFor(() => expect(server.requests(listOutbox).at(-1)?.q).toBe('验证码'));
});

test('nothing fits: names the last filter, and drops it', async () => {
  const { user, address } = await show(
    respond(listOutbox, { items: [], next_cursor: null }),
    '/outbox?channel=sms&q=%E6%97%A0',
  );
  await user.click(await screen.findByRole('button', { name: '去掉「无」' }));
  expect(address()).toBe('/outbox?channel=sms');
});

test('a channel in the address that does not exist filters nothing', async () => {
  const { server } = await show(all, '/outbox?channel=fax');
  await screen.findAllByRole('listitem');
  expect(server.requests(listOutbox)[0]).toEqual({ limit: 50 });
});

test('older messages come with the next page', async () => {
  const { user } = await show(
    respond(listOutbox, ({ cursor }) => ({ items: [cursor ? mail : sms], next_cursor: cursor ? null : 'older' })),
  );
  await user.click(await screen.findByRole('button', { name: '显示更多' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: '显示更多' })).toBeNull();
});
