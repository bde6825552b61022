import type { ExpectedUnit, UnitQuote } from '@qinghe/contract/rights/quote.ts';
import type { Right } from '@qinghe/contract/rights/right.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { readCoins, spendCoins } from '../../wallet/index.ts';
import { readPrice } from '../refresh/refresh-queries.ts';
import { countUnits, useUnits } from './use-units.ts';

/** What some uses of a right take, one unless told: units of grants first, then coins of the master. */
export async function quoteUnit(
  { db, member, now }: { db: Reader; member: Member; now: Date },
  right: Right,
  wanted = 1,
): Promise<UnitQuote> {
  const units_left = await countUnits(db, member, right, now);
  const price = await readPrice(db, right, now);
  const units = Math.min(wanted, units_left);
  const coins = (wanted - units) * price;
  const balance = member.type === 'master' ? await readCoins(db, member.companyUuid) : null;
  return { units, coins, units_left, price, balance, missing: Math.max(coins - (balance ?? coins), 0) };
}

/** @throws AppError 40931 with the quote where it takes something else than expected, 40934 where the master has to pay */
export function requireAsSeen<Quote extends UnitQuote>(
  { member }: MemberWrite,
  quote: Quote,
  expect: ExpectedUnit,
): void {
  const isAsSeen = quote.units === expect.units && quote.coins === expect.coins;
  if (!isAsSeen) throw new AppError(40931, { data: quote });
  if (quote.coins > 0 && member.type !== 'master') throw new AppError(40934, { reason: 'unit.ownerPays' });
}

/**
 * Takes what was expected for one use of a right.
 * @throws AppError 40930 coins are missing, 40931 with the quote where it takes something else, 40934 where the master has to pay
 */
export async function payUnit<Quote extends UnitQuote>(
  call: MemberWrite,
  { right, quote, expect }: { right: Right; quote: Quote; expect: ExpectedUnit },
  { uuid, jobUuid }: { uuid: string; jobUuid?: string },
): Promise<void> {
  requireAsSeen(call, quote, expect);
  const source = { kind: right, uuid };
  if (quote.coins > 0) return spendCoins(call, [{ cost: quote.coins, source, ...(jobUuid && { jobUuid }) }]);
  // Another one took the last unit meanwhile.
  if (!(await useUnits(call, right, [{ ...source, ...(jobUuid && { jobUuid }) }])))
    throw new AppError(40931, { data: { ...quote, ...(await quoteUnit(call, right)) } });
}
