import { countTalents, listTalents } from '@qinghe/contract/talents/list.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../test/accounts.ts';
import { startTestApp } from '../../test/app.ts';
import { seedDemoTalents } from './talents.ts';

const app = await startTestApp({ own: true });

test('three hundred people of all subjects stand in the pool of the demo, once however often it starts', async () => {
  const { token } = await makeMaster(app);
  await seedDemoTalents(app.services);
  await seedDemoTalents(app.services);
  const { pool } = await app.ok(countTalents, {}, { token });
  expect(pool).toBe(300);
  const { items } = await app.ok(listTalents, { limit: 100 }, { token });
  const told = items.map(({ refreshed_at }) => refreshed_at);
  expect(told).toEqual(told.toSorted().reverse());
  expect(items.some(({ about }) => about !== '')).toBe(true);
  for (const q of ['法律检索', '嵌入式', '用户访谈', 'BIM', 'TypeScript'])
    expect((await app.ok(countTalents, { q }, { token })).total, q).toBeGreaterThan(0);
});
