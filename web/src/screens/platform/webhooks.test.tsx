import * as contract from '@qinghe/contract/platform/webhooks.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import Webhooks from './webhooks.tsx';

const webhook: contract.WebhookEndpoint = {
  uuid: '01890000-0000-7000-8000-000000000001',
  url: 'https://hr.example.com/qinghe',
  events: ['application.created', 'job.changed'],
  created_at: '2026-11-20T02:00:00.000Z',
  failing_since: null,
  off_at: null,
};
const delivery: contract.WebhookDelivery = {
  uuid: '01890000-0000-7000-8000-000000000002',
  type: 'application.created',
  at: '2026-11-22T02:00:00.000Z',
  state: 'failed',
  attempts: 8,
  status: null,
  failure: 'timeout',
  next_at: '2026-11-23T02:00:00.000Z',
  settled_at: '2026-11-23T02:00:00.000Z',
};
const openPage = (items: contract.WebhookEndpoint[], ...replies: Reply[]) =>
  open(<Webhooks />, {
    handle: { title: 'webhooks' },
    replies: [respond(contract.listWebhooks, { items }), ...replies],
  });
const dialog = () => within(screen.getByRole('dialog'));

test('from the page of addresses it goes back to the keys', async () => {
  await openPage([]);
  expect((await screen.findByRole('link', { name: '开放接口' })).getAttribute('href')).toBe('/control/api-keys');
});

test('each address says what it is told and how it stands', async () => {
  const other = (last: number, parts: Partial<contract.WebhookEndpoint>) => ({
    ...webhook,
    uuid: webhook.uuid.replace(/1$/, String(last)),
    ...parts,
  });
  await openPage([
    webhook,
    other(3, { url: 'https://b.example.com/', failing_since: delivery.at }),
    other(4, { url: 'https://c.example.com/', off_at: delivery.at }),
  ]);
  const row = await screen.findByRole('row', { name: /hr\.example\.com/ });
  expect(within(row).getByText('收到投递 · 职位有变动')).toBeDefined();
  expect(within(row).getByText('正常')).toBeDefined();
  expect(within(screen.getByRole('row', { name: /b\.example/ })).getByText('未送达')).toBeDefined();
  expect(within(screen.getByRole('row', { name: /c\.example/ })).getByText('已停用')).toBeDefined();
});

test('an address is added, and its secret is shown once', async () => {
  const secret = 'whsec_of-the-test';
  const { user, server } = await openPage([], respond(contract.createWebhook, { ...webhook, secret }));
  await screen.findByText('还没有推送地址');
  await user.keyboard('n');
  await user.type(dialog().getByLabelText('地址'), webhook.url);
  await user.click(dialog().getByRole('switch', { name: '候选人换阶段' }));
  await user.click(dialog().getByRole('button', { name: '新增推送地址' }));
  expect(await screen.findByText(secret)).toBeDefined();
  expect(server.requests(contract.createWebhook)).toEqual([{ url: webhook.url, events: ['application.created'] }]);
});

test('an address that may not be used says so at its field', async () => {
  const reason = '只能填公网的 https 地址，不含用户名和密码';
  const { user } = await openPage([], fail(contract.createWebhook, 400, { field: 'url', reason }));
  await screen.findByText('还没有推送地址');
  await user.keyboard('n');
  await user.type(dialog().getByLabelText('地址'), 'https://10.0.0.1/');
  await user.click(dialog().getByRole('button', { name: '新增推送地址' }));
  expect(await dialog().findByText(reason)).toBeDefined();
});

test('the log says what came of each message, and sends one again', async () => {
  const { user, server } = await openPage(
    [webhook],
    respond(contract.listDeliveries, { items: [delivery], next_cursor: null }),
    respond(contract.replayDelivery, { ...delivery, state: 'waiting' }),
  );
  await user.click(await screen.findByText(webhook.url));
  expect(await dialog().findByText('超时没有应答 · 第 8 次')).toBeDefined();
  await user.click(dialog().getByRole('button', { name: '重发' }));
  await waitFor(() => expect(server.requests(contract.replayDelivery)).toEqual([{ uuid: delivery.uuid }]));
});

test('it is switched off at once, and taken away after a question', async () => {
  const { user, server } = await openPage(
    [webhook],
    respond(contract.switchWebhook, { ...webhook, off_at: delivery.at }),
    respond(contract.deleteWebhook, {}),
  );
  const choose = async (name: string) => {
    const row = await screen.findByRole('row', { name: /hr\.example\.com/ });
    await user.click(within(row).getByRole('button'));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('停用');
  await waitFor(() => expect(server.requests(contract.switchWebhook)).toEqual([{ uuid: webhook.uuid, on: false }]));
  await choose('删除');
  expect(dialog().getByText(/推送记录一并删除/)).toBeDefined();
  await user.click(dialog().getByRole('button', { name: '删除' }));
  await waitFor(() => expect(server.requests(contract.deleteWebhook)).toEqual([{ uuid: webhook.uuid }]));
});

test('what failed to load says so', async () => {
  await open(<Webhooks />, { handle: { title: 'webhooks' }, replies: [fail(contract.listWebhooks, 500)] });
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});
