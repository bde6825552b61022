import * as contract from '@qinghe/contract/orders/goods.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { countAllUnits } from '../../rights/index.ts';
import { readPromotions, readSkus } from './goods-queries.ts';

/** Goods with the packs that the mall sells, and what somebody may use of each. */
async function readGoods(
  db: Reader,
  holder: Pick<Member, 'companyUuid' | 'accountUuid'>,
  now: Date,
): Promise<contract.Good[]> {
  const [all, units] = [await readSkus(db, now), await countAllUnits(db, holder, now)];
  const goods = [];
  for (const [code, skus] of Map.groupBy(all, ({ good }) => good)) {
    const [first] = skus;
    if (!first) continue;
    goods.push({
      ...{ code, category: first.category, days: first.days },
      unit_coins: skus.find(({ units }) => units === 1)?.coins ?? first.coins,
      left: units.get(code) ?? 0,
      skus: skus.filter(({ units }) => units > 1).map(({ code, units, coins }) => ({ code, units, coins })),
    });
  }
  return goods;
}

export const listGoods = read(contract.listGoods, async ({ db, member, now }, { category }) => ({
  items: (await readGoods(db, member, now)).filter((good) => category === undefined || good.category === category),
}));

/** @throws AppError 40401 */
export const getGood = read(contract.getGood, async ({ db, member, now }, { code }) =>
  requireFound((await readGoods(db, member, now)).find((good) => good.code === code)),
);

/** @throws AppError 40401 */
export const getSku = read(contract.getSku, async ({ db, member, now }, { code }) => {
  const good = requireFound(
    (await readGoods(db, member, now)).find(({ skus }) => skus.some((sku) => sku.code === code)),
  );
  return { good, sku: requireFound(good.skus.find((sku) => sku.code === code)) };
});

async function promotionsOf(db: Reader, now: Date): Promise<contract.Promotion[]> {
  const rows = Map.groupBy(await readPromotions(db, now), ({ code }) => code);
  return [...rows].map(([code, tiers]) => ({
    code,
    begins_at: tiers[0]?.begins_at ?? '',
    ends_at: tiers[0]?.ends_at ?? null,
    tiers: tiers.map(({ fen, percent }) => ({ fen, percent })),
  }));
}

export const listPromotions = read(contract.listPromotions, async ({ db, now }) => ({
  items: await promotionsOf(db, now),
}));

/** @throws AppError 40401 where none of that name is in force */
export const getPromotion = read(contract.getPromotion, async ({ db, now }, { code }) =>
  requireFound((await promotionsOf(db, now)).find((one) => one.code === code)),
);
