import type { GoodCategory, GoodsPackage } from '@qinghe/contract/orders/goods.ts';
import type { Right } from '@qinghe/contract/rights/right.ts';
import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';

/** Packs and single units of all goods, each with the price in force, in the order of the mall; without those that are not sold. */
export async function readSkus(reader: Reader, now: Date) {
  const { rows } = await sql<{
    good: Right;
    category: GoodCategory;
    days: number;
    code: string;
    units: number;
    coins: number;
  }>`
    select good.code as good, category, days, sku.code, units, coins
    from good join sku on sku.good = good.code
    join lateral (
      select coins from sku_price where sku_price.sku = sku.code and begins_at <= ${now} order by begins_at desc limit 1
    ) as price on true
    where coins is not null
    order by position, good.code, units`.execute(reader);
  return rows;
}

/** Promotions in force with their tiers, the lowest sum first. */
export async function readPromotions(reader: Reader, now: Date) {
  const { rows } = await sql<{ code: string; begins_at: string; ends_at: string | null; fen: number; percent: number }>`
    select code, begins_at, ends_at, fen, percent from promotion join promotion_tier on promotion = code
    where begins_at <= ${now} and (ends_at is null or ends_at > ${now}) order by code, fen`.execute(reader);
  return rows;
}

/** All promotions that there were, with their tiers. */
export async function readPastPromotions(reader: Reader) {
  const { rows } = await sql<{ begins_at: string; ends_at: string | null; fen: number; percent: number }>`
    select begins_at, ends_at, fen, percent from promotion join promotion_tier on promotion = code`.execute(reader);
  return rows;
}

/** Packages with their packs and the price in force of the whole, in the order of the mall. */
export async function readPackages(reader: Reader, now: Date) {
  const { rows } = await sql<{ code: GoodsPackage['code']; type: string; coins: number; sku: string }>`
    select package.code, type, price.coins, part.sku
    from package join package_part part on part.package = package.code join sku on sku.code = part.sku
    join good on good.code = sku.good
    join lateral (
      select coins from package_price price where price.package = package.code and begins_at <= ${now}
      order by begins_at desc limit 1
    ) as price on true
    where price.coins is not null
    order by package.position, package.code, good.position, part.sku`.execute(reader);
  return rows;
}
