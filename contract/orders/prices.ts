import { z } from 'zod';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { right } from '../rights/right.ts';
import { listOf, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { packageCode } from './goods.ts';

/** Most coins that one pack or package may cost: what one recharge brings. */
export const MAX_PRICE = 1_000_000;
/** Most days between today and the first day of a price. */
export const MAX_PRICE_DAYS = 366;

const whole = z.number().int();

/** From an instant on; without coins it is not sold. */
const price = z.object({ begins_at: formats.instant, coins: whole.nullable() });

/** What one operator has proposed, and another has to confirm. */
const priceChange = price.extend({
  uuid: formats.uuid,
  version: whole,
  reason: z.string(),
  proposed_by: z.string(),
  proposed_at: formats.instant,
  /** One's own can be taken back and not confirmed. */
  own: z.boolean(),
});
export type PriceChange = z.infer<typeof priceChange>;

export const priced = z.object({
  code: z.string(),
  /** A single unit that is used at once, a pack of several, or packs that are sold together. */
  kind: z.enum(['unit', 'pack', 'package']),
  /** Of a unit and a pack. */
  good: right.nullable(),
  units: whole.nullable(),
  /** Of a package. */
  package: packageCode.nullable(),
  /** In force now; null where it is not sold. */
  coins: whole.nullable(),
  /** All that there were and will be, the newest first. */
  prices: z.array(price),
  change: priceChange.nullable(),
});
export type Priced = z.infer<typeof priced>;

export const listPrices = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/prices',
  access: 'operator',
  summary: 'What is sold for coins, with its prices of all times and what waits for a second operator',
  input: z.object({}),
  output: listOf(priced),
});

export const proposePrice = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/prices',
  access: 'operator',
  summary:
    'Proposes a price from the first minute of a day of China on, or that something is not sold from then on; another operator confirms it. 40902 with what keeps it',
  input: z.object({
    code: z.string().max(40),
    /** Null: not sold from then on. */
    coins: whole.min(1).max(MAX_PRICE).nullable(),
    begins_on: formats.date,
    reason: plainText(5, limits.message),
  }),
  output: priced,
});

export const decidePrice = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/prices/decide',
  access: 'operator',
  summary: "Confirms another operator's price, or takes it away; one's own can only be taken away (40902)",
  input: seen.extend({ confirm: z.boolean() }),
  output: priced,
});
