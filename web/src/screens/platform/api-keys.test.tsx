import * as contract from '@qinghe/contract/platform/keys.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import ApiKeys from './api-keys.tsx';

const key: contract.PlatformKey = {
  uuid: '01890000-0000-7000-8000-000000000001',
  name: '就业网同步',
  scopes: ['jobs:read', 'applications:write'],
  start: 'qhk_Ab3dE5',
  created_at: '2026-11-20T02:00:00.000Z',
  created_by: '赵一鸣',
  last_used_at: null,
  revoked_at: null,
};
const secret = 'qhk_Ab3dE5-the-rest-of-it';
const openPage = (items: contract.PlatformKey[], ...replies: Reply[]) =>
  open(<ApiKeys />, {
    handle: { title: 'apiKeys' },
    replies: [respond(contract.listPlatformKeys, { items }), ...replies],
  });
const dialog = () => within(screen.getByRole('dialog'));

test('each key says what it allows, how it begins and when it was used; a revoked one that it is', async () => {
  await openPage([key, { ...key, uuid: key.uuid.replace(/1$/, '2'), name: '旧系统', revoked_at: key.created_at }]);
  const row = await screen.findByRole('row', { name: /就业网同步/ });
  for (const words of ['读取在线职位 · 提交投递', 'qhk_Ab3dE5…', '从未使用', /· 赵一鸣/])
    expect(within(row).getByText(words)).toBeDefined();
  expect(within(screen.getByRole('row', { name: /旧系统/ })).getByText('已停用')).toBeDefined();
});

test('a new key is shown once, and its dialog stays until it is saved', async () => {
  const { user, server } = await openPage([], respond(contract.createPlatformKey, { ...key, key: secret }));
  await screen.findByText('还没有密钥');
  await user.keyboard('n');
  await user.type(dialog().getByLabelText('名称'), '就业网同步');
  await user.click(dialog().getByRole('switch', { name: '提交投递' }));
  await user.click(dialog().getByRole('button', { name: '新建密钥' }));
  expect(await screen.findByText(secret)).toBeDefined();
  expect(server.requests(contract.createPlatformKey)).toEqual([
    { name: '就业网同步', scopes: ['jobs:read', 'applications:write'] },
  ]);
  await user.keyboard('{Escape}');
  expect(screen.getByText(secret)).toBeDefined();
  await user.click(dialog().getByRole('button', { name: '已保存好' }));
  expect(screen.queryByText(secret)).toBeNull();
});

test('a key without any permission is not made', async () => {
  const { user, server } = await openPage([]);
  await screen.findByText('还没有密钥');
  await user.keyboard('n');
  await user.type(dialog().getByLabelText('名称'), '甲');
  await user.click(dialog().getByRole('switch', { name: '读取在线职位' }));
  await user.click(dialog().getByRole('button', { name: '新建密钥' }));
  expect((await dialog().findByRole('alert')).textContent).toContain('请至少选一项权限');
  expect(server.requests(contract.createPlatformKey)).toEqual([]);
});

test('revoking asks first and says what it does', async () => {
  const { user, server } = await openPage(
    [key],
    respond(contract.revokePlatformKey, { ...key, revoked_at: key.created_at }),
  );
  const row = await screen.findByRole('row', { name: /就业网同步/ });
  await user.click(within(row).getByRole('button', { name: /停用/ }));
  expect(dialog().getByText(/立刻无法调用/)).toBeDefined();
  await user.click(dialog().getByRole('button', { name: '停用' }));
  await waitFor(() => expect(server.requests(contract.revokePlatformKey)).toEqual([{ uuid: key.uuid }]));
});

test('with twenty keys there is room for no more', async () => {
  const many = Array.from({ length: contract.MAX_PLATFORM_KEYS }, (_, at) => ({
    ...key,
    uuid: key.uuid.replace(/..$/, String(at + 10)),
  }));
  await openPage(many);
  expect(await screen.findByText(/最多同时使用 20 个密钥/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /新建密钥/ }).disabled).toBe(true);
});

test('what failed to load says so', async () => {
  await open(<ApiKeys />, { handle: { title: 'apiKeys' }, replies: [fail(contract.listPlatformKeys, 500)] });
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});
