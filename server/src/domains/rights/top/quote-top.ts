import type { TopKind, TopQuote } from '@qinghe/contract/rights/top.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import { readCoins } from '../../wallet/index.ts';
import { countUnits } from '../grants/use-units.ts';
import { readPrice } from '../refresh/refresh-queries.ts';

/** What some days take: units of grants first, then coins. */
export async function quoteTop(
  { db, member, now }: { db: Reader; member: Member; now: Date },
  kind: TopKind,
  days: number,
): Promise<TopQuote> {
  const price = await readPrice(db, kind, now);
  const units_left = await countUnits(db, member, kind, now);
  const units = Math.min(units_left, days);
  const coins = (days - units) * price;
  const balance = member.type === 'master' ? await readCoins(db, member.companyUuid) : null;
  return { units, coins, units_left, price, balance, missing: Math.max(coins - (balance ?? coins), 0) };
}
