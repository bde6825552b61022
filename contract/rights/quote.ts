import { z } from 'zod';

const count = z.number().int().min(0);

/** What somebody saw before they pressed: where it is another one by now nothing is done (40931). */
export const expectedUnit = z.object({ units: count, coins: count });
export type ExpectedUnit = z.infer<typeof expectedUnit>;

/** What one use of a right takes: a unit of a grant, else coins. */
export const unitQuote = expectedUnit.extend({
  units_left: z.number().int(),
  /** Coins of one that takes no unit. */
  price: z.number().int(),
  /** What is in the wallet; null for sub-accounts, who may use units. */
  balance: z.number().int().nullable(),
  /** Coins that are not there. */
  missing: z.number().int(),
});
export type UnitQuote = z.infer<typeof unitQuote>;
