import {
  MAX_TOP_AHEAD,
  TOP_CANCEL_HOURS,
  TOP_SLOTS,
  TOP_UNDO_MINUTES,
  type TopKind,
} from '@qinghe/contract/rights/top.ts';
import { chinaDay, dayAfter, daysBetween, instantOfMinute } from '../../../time/china-day.ts';

/*
 * Which days can be booked, which are free, and which can be given back. Pure.
 */

const MINUTE = 60_000;

/** The first and the last day that can be booked; of a job that ends before, its last one. */
export function openDays(now: Date, deadline: string | null): { first: string; last: string } {
  const today = chinaDay(now);
  const last = dayAfter(today, MAX_TOP_AHEAD);
  return { first: dayAfter(today, 1), last: deadline !== null && deadline < last ? deadline : last };
}

/** How many places of a list are taken, by day. */
export type Taken = ReadonlyMap<string, number>;

export const freeOn = (kind: TopKind, taken: Taken, day: string): number =>
  Math.max(TOP_SLOTS[kind] - (taken.get(day) ?? 0), 0);

/** The next range of so many days, each of which is free; null where there is none until the last day. */
export function nextFree(
  isFree: (day: string) => boolean,
  { from, last, length }: { from: string; last: string; length: number },
): { from: string; to: string } | null {
  for (let start = from; dayAfter(start, length - 1) <= last; start = dayAfter(start, 1)) {
    const to = dayAfter(start, length - 1);
    if (daysBetween(start, to).every(isFree)) return { from: start, to };
  }
  return null;
}

/** Until when a booking is taken back whole. */
export const undoUntil = (at: string | Date): Date => new Date(new Date(at).getTime() + TOP_UNDO_MINUTES * MINUTE);

/** Which of the days that are left can be given back: all at first, later those that begin in more than 24 hours. */
export function cancellable(days: readonly string[], at: string, now: Date): string[] {
  if (now <= undoUntil(at)) return [...days];
  const least = now.getTime() + TOP_CANCEL_HOURS * 60 * MINUTE;
  return days.filter((day) => instantOfMinute(`${day}T00:00`).getTime() > least);
}
