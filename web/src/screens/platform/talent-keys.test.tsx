import * as contract from '@qinghe/contract/platform/talent-keys.ts';
import { beforeEach, expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import TalentKeys from './talent-keys.tsx';

const key: contract.TalentKey = {
  uuid: '01890000-0000-7000-8000-000000000001',
  sender: '实习平台',
  name: '正式环境',
  start: 'qhk_Ab3dE5',
  created_at: '2026-11-20T02:00:00.000Z',
  created_by: '苏禾',
  last_used_at: null,
  revoked_at: null,
};
const secret = 'qhk_Ab3dE5-the-rest-of-it';
const handle = { title: 'opsPlatformKeys' } as const;
const openPage = (items: contract.TalentKey[], ...replies: Reply[]) =>
  open(<TalentKeys />, { handle, replies: [respond(contract.listTalentKeys, { items }), ...replies] });
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => operatorSession.begin('of the operator'));

test('each key says whose it is, how it begins, when it was used and who made it', async () => {
  await openPage([key, { ...key, uuid: key.uuid.replace(/1$/, '2'), name: '旧环境', revoked_at: key.created_at }]);
  const row = await screen.findByRole('row', { name: /正式环境/ });
  for (const words of ['实习平台', 'qhk_Ab3dE5…', '从未使用', /苏禾/])
    expect(within(row).getByText(words)).toBeDefined();
  expect(within(screen.getByRole('row', { name: /旧环境/ })).getByText('已停用')).toBeDefined();
});

test('a new key is shown once, and its dialog stays until it is saved', async () => {
  const { user, server } = await openPage([], respond(contract.createTalentKey, { ...key, key: secret }));
  await screen.findByText('还没有密钥');
  await user.keyboard('n');
  await user.type(dialog().getByLabelText('发送方'), '实习平台');
  await user.type(dialog().getByLabelText('名称'), '正式环境');
  await user.click(dialog().getByRole('button', { name: '新建密钥' }));
  expect(await screen.findByText(secret)).toBeDefined();
  expect(server.requests(contract.createTalentKey)).toEqual([{ sender: '实习平台', name: '正式环境' }]);
  await user.keyboard('{Escape}');
  expect(screen.getByText(secret)).toBeDefined();
  await user.click(dialog().getByRole('button', { name: '已保存好' }));
  expect(screen.queryByText(secret)).toBeNull();
});

test('without a sender nothing is sent; what the server refuses stands in the dialog', async () => {
  const reply = fail(contract.createTalentKey, 40902, { reason: '最多同时使用 20 个密钥，请先停用不用的' });
  const { user, server } = await openPage([], reply);
  await screen.findByText('还没有密钥');
  await user.keyboard('n');
  await user.type(dialog().getByLabelText('名称'), '正式环境');
  await user.click(dialog().getByRole('button', { name: '新建密钥' }));
  expect(await dialog().findByText('必填')).toBeDefined();
  expect(server.requests(contract.createTalentKey)).toEqual([]);
  await user.type(dialog().getByLabelText('发送方'), '实习平台');
  await user.click(dialog().getByRole('button', { name: '新建密钥' }));
  expect((await dialog().findByRole('alert')).textContent).toContain('最多同时使用 20 个密钥');
});

test('revoking asks first', async () => {
  const { user, server } = await openPage(
    [key],
    respond(contract.revokeTalentKey, { ...key, revoked_at: key.created_at }),
  );
  const row = await screen.findByRole('row', { name: /正式环境/ });
  await user.click(within(row).getByRole('button', { name: /停用/ }));
  expect(server.requests(contract.revokeTalentKey)).toEqual([]);
  await user.click(dialog().getByRole('button', { name: '停用' }));
  await waitFor(() => expect(server.requests(contract.revokeTalentKey)).toEqual([{ uuid: key.uuid }]));
});

test('what failed to load says so', async () => {
  await open(<TalentKeys />, { handle, replies: [fail(contract.listTalentKeys, 500)] });
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});
