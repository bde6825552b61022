import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/database.ts';
import { givenBack, type Ledger, type Parts, partsOfUnits } from '../../wallet/index.ts';
import { returnUnits } from '../grants/return-units.ts';
import { type BookingRow, deleteSlots, markFreed } from './top-queries.ts';

/** What so many of the days that were paid in coins return of them, after so many were given back. */
export function coinsOf({ paid, gift, days }: Pick<BookingRow, 'paid' | 'gift' | 'days'>, back: number): Parts {
  const inCoins = days.filter(({ unit }) => !unit);
  const before = inCoins.filter(({ freed }) => freed).length;
  if (inCoins.length === 0) return { paid: 0, gift: 0 };
  return partsOfUnits({ paid, gift }, { before, after: before + back, units: inCoins.length });
}

/** Frees days of a booking: their places, and what they took. The company's ledger is open, and the booking locked. */
export async function giveDaysBack(
  { db, ledger, now }: { db: Trx; ledger: Ledger; now: Date },
  booking: BookingRow,
  { companyUuid, actorUuid, days }: { companyUuid: string; actorUuid: string | null; days: readonly string[] },
): Promise<{ days: number; units: number; coins: number }> {
  const { uuid, kind: right, job_uuid: jobUuid } = booking;
  const freed = booking.days.filter((day) => days.includes(day.day) && !day.freed);
  const sources = freed.flatMap((day) => (day.unit ? [{ kind: 'top', uuid: day.uuid }] : []));
  const parts = coinsOf(booking, freed.length - sources.length);
  const coins = parts.paid + parts.gift;
  if (sources.length > 0) await returnUnits({ db, ledger, now }, { companyUuid, actorUuid, jobUuid, right, sources });
  const source = { kind: 'top', uuid: uuidv7() };
  if (coins > 0) await ledger.post({ kind: 'give_back', legs: givenBack(parts), source, actorUuid, jobUuid });
  await markFreed(db, companyUuid, uuid, days, now);
  await deleteSlots(db, uuid, days);
  return { days: freed.length, units: sources.length, coins };
}
