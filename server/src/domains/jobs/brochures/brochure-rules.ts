import type { Brochure, BrochureState, BrochureTexts, ScheduleLine } from '@qinghe/contract/jobs/brochures.ts';
import { chinaDay } from '../../../time/china-day.ts';

/**
 * What may be done with a brochure in its state. A season lasts for months, so that one that is online may be changed.
 * @param prepares whoever only prepares does nothing that goes out, and touches nothing that ever was
 */
export const brochureAbilities = ({ state }: { state: BrochureState }, prepares = false): Brochure['abilities'] => ({
  edit: !prepares || state === 'draft',
  publish: !prepares && state !== 'online',
  take_offline: !prepares && state === 'online',
  remove: state === 'draft',
});

/** Which of its texts a change changes. */
export function changedTexts(before: BrochureTexts, after: BrochureTexts): (keyof BrochureTexts)[] {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const lines = (schedule: readonly ScheduleLine[]) => schedule.map(({ name, from, until }) => [name, from, until]);
  return (Object.keys(after) as (keyof BrochureTexts)[]).filter((field) =>
    field === 'schedule' ? !same(lines(before.schedule), lines(after.schedule)) : !same(before[field], after[field]),
  );
}

/** The line of a schedule that is going on or comes next. */
export function nextLine(schedule: readonly ScheduleLine[], now: Date): ScheduleLine | null {
  const today = chinaDay(now);
  const [next = null] = schedule
    .filter(({ from, until }) => (until ?? from) >= today)
    .sort((a, b) => a.from.localeCompare(b.from));
  return next;
}
