import type { ExpectedUnit, UnitQuote } from '@qinghe/contract/rights/quote.ts';
import type { Right } from '@qinghe/contract/rights/right.ts';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import type { MemberWrite } from '../../../http/write.ts';
import {
  type GrantAccount,
  givenBack,
  grantAccount,
  type Ledger,
  type Legs,
  partsOf,
  partsOfGrantAccount,
  spent,
  unused,
  used,
} from '../../wallet/index.ts';
import { extendGrant } from './grant-queries.ts';
import { requireAsSeen } from './pay-unit.ts';
import { RETURNED_DAYS } from './return-units.ts';
import { readUsablePlaces } from './use-units.ts';

const DAY = 86_400_000;

/** What one of several uses took: a unit of a grant, or coins in their two parts. It comes back as it was taken. */
export interface Taken {
  grant: string | null;
  paid: number;
  gift: number;
}

interface Payment {
  right: Right;
  /** Reckoned while the ledger was open. */
  quote: UnitQuote;
  expect: ExpectedUnit;
}

/** What many uses are posted for together: one line of the bill, one of the record of uses. */
interface Cause {
  uuid: string;
  jobUuid: string;
}

/**
 * Takes what was expected for many uses of a right at once; the company's ledger is open.
 * @returns what each of them took, units first
 * @throws AppError 40930 coins are missing, 40931 with the quote where it takes something else, 40934 where the master has to pay
 */
export async function payUnits(
  call: MemberWrite,
  ledger: Ledger,
  { right, quote, expect }: Payment,
  { uuid, jobUuid }: Cause,
): Promise<Taken[]> {
  requireAsSeen(call, quote, expect);
  const { member } = call;
  const posting = { source: { kind: right, uuid }, actorUuid: member.accountUuid, jobUuid };
  const taken: Taken[] = [];
  const places: GrantAccount[] = [];
  for (const place of await readUsablePlaces(call.db, member, right, call.now)) {
    const units = Math.min(ledger.left(place), quote.units - places.length);
    places.push(...Array<GrantAccount>(units).fill(place));
  }
  for (const place of places) taken.push({ grant: partsOfGrantAccount(place).grantUuid, paid: 0, gift: 0 });
  if (places.length > 0) await ledger.post({ kind: 'use', legs: legsOf(places, used), ...posting });
  if (quote.coins === 0) return taken;
  const wallet = ledger.wallet();
  const parts = partsOf(quote.coins, wallet);
  const balance = wallet.paid + wallet.gift;
  if (!parts) throw new AppError(40930, { data: { balance, missing: quote.coins - balance } });
  await ledger.post({ kind: 'spend', legs: spent(parts), ...posting });
  await call.publish({ type: 'coins.changed' }, []);
  for (let paid = parts.paid, left = quote.coins; left > 0; left -= quote.price) {
    const ofPaid = Math.min(paid, quote.price);
    taken.push({ grant: null, paid: ofPaid, gift: quote.price - ofPaid });
    paid -= ofPaid;
  }
  return taken;
}

interface Returned {
  companyUuid: string;
  actorUuid: string | null;
  jobUuid: string;
  right: Right;
  /** Of what comes back: the same comes back once. */
  uuid: string;
  taken: readonly Taken[];
}

/** Gives back what uses took, to the same grants, where everybody may use it, and the same parts of coins; the company's ledger is open. */
export async function returnTaken(
  { db, ledger, now }: { db: Trx; ledger: Ledger; now: Date },
  { companyUuid, actorUuid, jobUuid, right, uuid, taken }: Returned,
): Promise<{ units: number; coins: number }> {
  const posting = { source: { kind: right, uuid }, actorUuid, jobUuid };
  const grants = taken.flatMap(({ grant }) => (grant === null ? [] : [grant]));
  const until = new Date(now.getTime() + RETURNED_DAYS * DAY);
  for (const grant of new Set(grants)) await extendGrant(db, companyUuid, grant, until);
  const places = grants.map((grant) => grantAccount(right, grant));
  if (places.length > 0) await ledger.post({ kind: 'undo_use', legs: legsOf(places, unused), ...posting });
  const sum = (part: 'paid' | 'gift') => taken.reduce((coins, one) => coins + one[part], 0);
  const [paid, gift] = [sum('paid'), sum('gift')];
  if (paid + gift > 0) await ledger.post({ kind: 'give_back', legs: givenBack({ paid, gift }), ...posting });
  return { units: places.length, coins: paid + gift };
}

/** One transfer for units of several places. */
function legsOf(places: readonly GrantAccount[], move: typeof used): Legs {
  const legs: Record<string, number> = {};
  for (const [place, units] of Map.groupBy(places, (one) => one))
    for (const [account, amount = 0] of Object.entries(move(place, units.length)))
      legs[account] = (legs[account] ?? 0) + amount;
  return legs;
}
