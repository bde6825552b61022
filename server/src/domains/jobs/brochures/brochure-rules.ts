import type { Brochure, BrochureState, ScheduleLine } from '@qinghe/contract/jobs/brochures.ts';
import { chinaDay } from '../../../time/china-day.ts';

/** What may be done with a brochure in its state: as a job's, its text is what candidates rely on while it is online. */
export const brochureAbilities = ({ state }: { state: BrochureState }): Brochure['abilities'] => ({
  edit: state !== 'online',
  publish: state !== 'online',
  take_offline: state === 'online',
  remove: state === 'draft',
});

/** The line of a schedule that is going on or comes next. */
export function nextLine(schedule: readonly ScheduleLine[], now: Date): ScheduleLine | null {
  const today = chinaDay(now);
  const [next = null] = schedule
    .filter(({ from, until }) => (until ?? from) >= today)
    .sort((a, b) => a.from.localeCompare(b.from));
  return next;
}
