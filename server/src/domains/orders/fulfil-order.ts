import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import type { Trx } from '../../db/database.ts';
import { fault } from '../../fault.ts';
import { moneyTransaction } from '../../money-turn.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { defineTask } from '../../tasks/task.ts';
import { tell } from '../messages/index.ts';
import { grantUnits } from '../rights/index.ts';
import { type Ledger, openLedger, partsOf, spent } from '../wallet/index.ts';
import { readPricing } from './goods/packages.ts';
import { changeOrder, lockOrder, mayBuy, type OrderRow, readLines } from './order-queries.ts';

/**
 * Buys what an order is for, once its coins are there. A price that fell meanwhile is passed on; where one rose, or the company
 * may not buy by now, the coins stay in the wallet and the order says why.
 */
export const fulfilOrder = defineTask({
  name: 'orders.fulfil-order',
  payload: z.object({ company: formats.uuid, order: formats.uuid }),
  retries: 10,
  async run(services, { company, order: uuid }) {
    await moneyTransaction(services.db, company, async (trx) => {
      const now = services.clock();
      const ledger = await openLedger({ db: trx, now }, company);
      const order = await lockOrder(trx, company, uuid);
      if (order?.state !== 'paid') return;
      const kept = order.coins === 0 ? null : await whyKept(trx, order, { ledger, now });
      if (kept === null) await buyLines({ db: trx, ledger, now }, order);
      await fault('order.bought');
      await changeOrder(trx, order, kept === null ? { state: 'fulfilled' } : { state: 'kept', kept_for: kept });
      const told = {
        companyUuid: company,
        to: [order.actor_uuid],
        subjectUuid: uuid,
        params: { number: order.number },
      };
      await tell({ db: trx, services, now }, kept === null ? 'orderPaid' : 'orderKept', told);
      await publishEvent(trx, { companyUuid: company, owners: [order.actor_uuid] }, { type: 'order.changed' });
      await publishEvent(trx, { companyUuid: company, owners: [] }, { type: 'coins.changed' });
    });
    await fault('order.fulfilled');
  },
  givenUp: { nobodyWaits: 'The coins are in the wallet, and the order says that it is paid.' },
});

async function whyKept(db: Trx, order: OrderRow, { ledger, now }: { ledger: Ledger; now: Date }) {
  if (!(await mayBuy(db, order.company_uuid))) return 'standing' as const;
  const lines = await linesToBuy(db, order, now);
  const isRisen = lines.some(({ coins, today }) => today > coins);
  if (isRisen && now.getTime() > Date.parse(order.expires_at)) return 'price' as const;
  // Somebody may have spent what was there beside the money that came.
  const { paid, gift } = ledger.wallet();
  return lines.reduce((sum, { coins }) => sum + coins, 0) > paid + gift ? ('short' as const) : null;
}

/** Lines with what they cost: as the buyer was shown, or as today where that is less. */
async function linesToBuy(db: Trx, { company_uuid, uuid }: Pick<OrderRow, 'company_uuid' | 'uuid'>, now: Date) {
  const lines = await readLines(db, company_uuid, [uuid]);
  const pricing = await readPricing(db, now);
  return lines.map((line) => {
    const sold = pricing({ sku: line.package ?? line.sku, quantity: line.quantity });
    const today = sold?.find(({ sku }) => sku === line.sku)?.coins ?? Number.POSITIVE_INFINITY;
    return { ...line, today, coins: Math.min(line.coins, today) };
  });
}

/** Spends coins for each line, and grants what it bought. @throws AppError 40930 where they are not there */
export async function buyLines(
  { db, ledger, now }: { db: Trx; ledger: Ledger; now: Date },
  order: Pick<OrderRow, 'company_uuid' | 'uuid' | 'actor_uuid'>,
): Promise<void> {
  const { company_uuid: companyUuid, actor_uuid: actorUuid } = order;
  for (const line of await linesToBuy(db, order, now)) {
    const parts = partsOf(line.coins, ledger.wallet()) ?? { paid: line.coins, gift: 0 };
    const source = { kind: 'order_line', uuid: line.uuid };
    await ledger.post({ kind: 'spend', legs: spent(parts), source, actorUuid });
    const units = line.units * line.quantity;
    const from = { source: 'order' as const, sourceUuid: line.uuid, parts, days: line.days };
    await grantUnits({ db, ledger, now }, { companyUuid, actorUuid, right: line.good, units, ...from });
  }
}
