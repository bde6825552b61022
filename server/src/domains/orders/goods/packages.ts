import * as contract from '@qinghe/contract/orders/goods.ts';
import type { Reader } from '../../../db/database.ts';
import { read } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { type PricedLine, sharesOf } from '../rules.ts';
import { readPackages, readSkus } from './goods-queries.ts';

/** Packages of today; none costs more than its packs by themselves, and none is sold without one of them. @param all packs of today, where they are known */
async function packagesOf(
  db: Reader,
  now: Date,
  all?: Awaited<ReturnType<typeof readSkus>>,
): Promise<(contract.GoodsPackage & { type: string })[]> {
  const skus = new Map((all ?? (await readSkus(db, now))).map((sku) => [sku.code, sku]));
  return [...Map.groupBy(await readPackages(db, now), ({ code }) => code)].flatMap(([code, rows]) => {
    const parts = rows.flatMap(({ sku }) => {
      const found = skus.get(sku);
      return found ? [{ good: found.good, sku, units: found.units, days: found.days, coins: found.coins }] : [];
    });
    if (parts.length < rows.length) return [];
    const single = parts.reduce((sum, { coins }) => sum + coins, 0);
    return { code, type: rows[0]?.type ?? '', parts, coins: Math.min(rows[0]?.coins ?? single, single) };
  });
}

export const listPackages = read(contract.listPackages, async ({ db, now }, { package_type }) => ({
  items: (await packagesOf(db, now)).filter(({ type }) => type === package_type).map(({ type: _, ...one }) => one),
}));

/** @throws AppError 40401 */
export const getPackage = read(contract.getPackage, async ({ db, now }, { code }) => {
  const { type: _, ...found } = requireFound((await packagesOf(db, now)).find((one) => one.code === code));
  return found;
});

/** Lines of an order: a pack is one, a package one for each of its packs, with its share of the price. */
type Pricing = (of: { sku: string; quantity: number }) => PricedLine[] | undefined;

/** What is sold at an instant; undefined for what is not. */
export async function readPricing(db: Reader, now: Date): Promise<Pricing> {
  const skus = await readSkus(db, now);
  const packs = skus.filter(({ units }) => units > 1);
  const packages = await packagesOf(db, now, skus);
  return ({ sku, quantity }) => {
    const pack = packs.find(({ code }) => code === sku);
    if (pack)
      return [{ sku, units: pack.units, quantity, coins: pack.coins * quantity, days: pack.days, package: null }];
    const found = packages.find(({ code }) => code === sku);
    if (!found) return undefined;
    const single = found.parts.map(({ coins }) => coins);
    const shares = sharesOf(found.coins, single);
    return found.parts.map((part, at) => ({
      ...{ sku: part.sku, units: part.units, quantity, days: part.days, package: found.code },
      coins: (shares[at] ?? 0) * quantity,
    }));
  };
}
