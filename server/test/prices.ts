import { type PriceChange, proposePrice } from '@qinghe/contract/orders/prices.ts';
import { chinaDay, dayAfter } from '../src/time/china-day.ts';
import type { TestApp } from './app.ts';
import { makeOperator } from './companies.ts';

/** A price that nobody has proposed yet: nothing of it waits. */
export async function aPrice(app: TestApp) {
  await app.services.db
    .deleteFrom('price_change')
    .where('item', '=', 'refresh-60')
    .where('state', '=', 'waiting')
    .execute();
  const begins_on = dayAfter(chinaDay(app.clock.now()), 30);
  return { code: 'refresh-60', coins: 290, begins_on, reason: '秋招定价调整' };
}

/** A price that an operator has proposed; another one has to confirm it. */
export async function proposedPrice(app: TestApp): Promise<PriceChange> {
  const { token } = await makeOperator(app);
  const { change } = await app.ok(proposePrice, await aPrice(app), { token });
  if (!change) throw new Error('nothing waits');
  return change;
}
