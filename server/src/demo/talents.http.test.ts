import { listTalents } from '@qinghe/contract/talents/list.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../test/accounts.ts';
import { startTestApp } from '../../test/app.ts';
import { seedDemoTalents } from './talents.ts';

const app = await startTestApp();

test('forty people stand in the pool of the demo, once however often it starts', async () => {
  const { token } = await makeMaster(app);
  await seedDemoTalents(app.services);
  await seedDemoTalents(app.services);
  const { items } = await app.ok(listTalents, { limit: 100 }, { token });
  expect(items).toHaveLength(40);
  expect(new Set(items.map(({ refreshed_at }) => refreshed_at)).size).toBe(40);
  expect(items.some(({ about }) => about !== '')).toBe(true);
});
