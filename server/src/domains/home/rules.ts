import type { Handler } from '@qinghe/contract/home/handling.ts';

/** A share of answers within a week below which somebody needs help. */
const FEW_ANSWERS = 0.8;

/** Of those who answer too few of the CVs that wait for them, who has most waiting. */
export const whoNeedsHelp = (people: readonly Handler[]): string | null =>
  people
    .filter(({ waiting, reply_rate }) => waiting > 0 && reply_rate !== null && reply_rate < FEW_ANSWERS)
    .toSorted((a, b) => b.waiting - a.waiting)[0]?.uuid ?? null;

const DAY = 86_400_000;

/**
 * This week from its Monday in China up to now, and last week up to the same hour of the same day.
 * @param today the day of China that `now` is in
 */
export function weeksUpTo(now: Date, today: string) {
  const days = ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  const monday = new Date(Date.parse(`${today}T00:00:00+08:00`) - (days - 1) * DAY);
  const before = (instant: Date) => new Date(instant.getTime() - 7 * DAY);
  return { days, now: { from: monday, to: now }, before: { from: before(monday), to: before(now) } };
}
