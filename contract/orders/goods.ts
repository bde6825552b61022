import { z } from 'zod';
import { formats } from '../formats.ts';
import { right } from '../rights/right.ts';
import { listOf } from '../shapes.ts';
import { domain } from './domain.ts';

/** 10 coins are 1 yuan. */
export const FEN_A_COIN = 10;

/** Least and most money of one recharge, in fen. */
export const MIN_RECHARGE = 100;
export const MAX_RECHARGE = 10_000_000;

const whole = z.number().int();

/** What goods are for: to be seen, to find people, to have more jobs online. */
export const goodCategory = z.enum(['seen', 'found', 'more']);
export type GoodCategory = z.infer<typeof goodCategory>;

export const sku = z.object({
  code: z.string(),
  /** Units of the right that one of it grants. */
  units: whole,
  coins: whole,
});

export const good = z.object({
  code: right,
  category: goodCategory,
  /** Days for which it can be used once bought. */
  days: whole,
  /** Coins of one unit that is used without a pack. */
  unit_coins: whole,
  /** What the company has of it. */
  left: whole,
  skus: z.array(sku),
});
export type Good = z.infer<typeof good>;

export const packageCode = z.enum(['start', 'season']);

/** Packs that are sold together: what each costs by itself, and what all cost. */
export const goodsPackage = z.object({
  code: packageCode,
  parts: z.array(z.object({ good: right, sku: z.string(), units: whole, days: whole, coins: whole })),
  coins: whole,
});
export type GoodsPackage = z.infer<typeof goodsPackage>;

const tier = z.object({ fen: whole, percent: whole });

export const promotion = z.object({
  code: z.string(),
  begins_at: formats.instant,
  ends_at: formats.instant.nullable(),
  /** Gift coins in percent of those that are paid for: those of the highest tier that the money reaches. */
  tiers: z.array(tier),
});
export type Promotion = z.infer<typeof promotion>;

export const listGoods = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/goods_list',
  access: 'user',
  summary: 'What can be bought for coins, with the prices in force and what the company has of it',
  input: z.object({ category: goodCategory.optional() }),
  output: listOf(good),
});

export const getGood = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/goods_detail',
  access: 'user',
  summary: 'One of the goods',
  input: z.object({ code: z.string().max(40) }),
  output: good,
});

export const getSku = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/sku_detail',
  access: 'user',
  summary: 'One pack with the good that it is of',
  input: z.object({ code: z.string().max(40) }),
  output: z.object({ sku, good }),
});

export const listPackages = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/goods_package',
  access: 'user',
  summary: 'Packages: packs that cost less together',
  input: z.object({ package_type: z.string().max(20).default('normal') }),
  output: listOf(goodsPackage),
});

export const getPackage = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/package_detail',
  access: 'user',
  summary: 'One package',
  input: z.object({ code: z.string().max(40) }),
  output: goodsPackage,
});

export const listPromotions = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/goods_activity',
  access: 'user',
  summary: 'Promotions in force: the gift coins that come with a recharge',
  input: z.object({}),
  output: listOf(promotion),
});

export const getPromotion = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/activity_detail',
  access: 'user',
  summary: 'One promotion that is in force',
  input: z.object({ code: z.string().max(40) }),
  output: promotion,
});

/** Gift coins that a recharge brings. @param fen paid, a multiple of 10 */
export function bonusOf(tiers: readonly { fen: number; percent: number }[], fen: number): number {
  const reached = tiers.filter((one) => one.fen <= fen).toSorted((a, b) => b.fen - a.fen)[0];
  return Math.floor(((fen / FEN_A_COIN) * (reached?.percent ?? 0)) / 100);
}
