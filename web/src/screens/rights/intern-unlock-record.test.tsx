import { listPlaceUses, type PlaceUse } from '@qinghe/contract/rights/unlock.ts';
import { expect, test } from 'vitest';
import { open, respond, screen, waitFor } from '../../../test/screen.tsx';
import InternUnlockRecord from './intern-unlock-record.tsx';

const unlock: PlaceUse = {
  ...{ uuid: '01890000-0000-7000-8000-000000000001', right: 'unlock', actor: '赵一鸣', coins: 0, is_running: true },
  job: { uuid: '01890000-0000-7000-8000-000000000009', title: '算法实习生' },
  ...{ begins_at: '2026-11-22T02:00:00.000Z', until: '2026-12-22T02:00:00.000Z' },
};
const card: PlaceUse = {
  ...unlock,
  ...{ uuid: '01890000-0000-7000-8000-000000000002', right: 'expansion', job: null, coins: 250, is_running: false },
};
const show = (items: PlaceUse[], locale: 'zh-CN' | 'en' = 'zh-CN') =>
  open(<InternUnlockRecord />, {
    locale,
    handle: { title: 'unlockRecord' },
    replies: [respond(listPlaceUses, { items, next_cursor: null })],
  });

test('each line says which job or card, who, until when, and what it took', async () => {
  await show([unlock, card]);
  const [, first, second] = await screen.findAllByRole('row');
  expect(first?.textContent).toMatch(/算法实习生.*职位解锁.*赵一鸣.*12月22日 生效中.*权益 1 次/);
  expect(second?.textContent).toMatch(/多一个名额.*扩展卡.*已结束.*250 币/);
});

test('the unlocks alone are shown where they are asked for', async () => {
  const { user, server } = await show([unlock, card]);
  await user.selectOptions(await screen.findByRole('combobox', { name: '权益' }), '职位解锁');
  await waitFor(() => expect(server.requests(listPlaceUses).at(-1)).toMatchObject({ right: 'unlock' }));
});

test('before the first one it says where it begins', async () => {
  await show([]);
  expect(await screen.findByRole('link', { name: '去职位列表' })).toBeDefined();
});

test('it reads in English too', async () => {
  await show([card], 'en');
  expect(await screen.findByText('250 coins')).toBeDefined();
});
