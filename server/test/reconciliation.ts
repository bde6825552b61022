import { randomUUID } from 'node:crypto';
import { closeDifference, importStatement, listDifferences } from '@qinghe/contract/orders/reconciliation.ts';
import { chinaDay, dayAfter } from '../src/time/china-day.ts';
import type { TestApp } from './app.ts';
import { makeOperator } from './companies.ts';

/** A transfer on the bank's statement that nobody has entered. */
export async function openDifference(app: TestApp): Promise<{ uuid: string; version: number }> {
  const { token } = await makeOperator(app);
  const day = dayAfter(chinaDay(app.clock.now()), -1);
  const number = randomUUID();
  await app.ok(importStatement, { day, lines: `${number} 100.00` }, { token });
  const { items } = await app.ok(listDifferences, { which: 'all', limit: 100 }, { token });
  const found = items.find(({ trade }) => trade === number);
  if (!found) throw new Error('nothing differs');
  return { uuid: found.uuid, version: found.version };
}

/** One that an operator has explained; another one has to confirm it. */
export async function explainedDifference(app: TestApp): Promise<{ uuid: string; version: number }> {
  const { token } = await makeOperator(app);
  const words = '渠道补了这笔，已电话核对';
  const { uuid, version } = await app.ok(closeDifference, { ...(await openDifference(app)), words }, { token });
  return { uuid, version };
}
