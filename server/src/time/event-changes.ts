import { minuteOfInstant } from './china-day.ts';

/** Minutes after which a change of time or place is told: whoever mistyped it mends it within them, and nobody hears. */
const SETTLING_MINUTES = 10;
/** Most texts of one visitor about changes of one event: from there on whoever wants to know looks at the page. */
export const MAX_MOVES = 3;

const HOUR = 3_600_000;

/** When a change of now is told. */
export const settledAfter = (now: Date): Date => new Date(now.getTime() + SETTLING_MINUTES * 60_000);

/** Changes until this instant are told now. */
export const settledSince = (now: Date): string => new Date(now.getTime() - SETTLING_MINUTES * 60_000).toISOString();

/** The instant so many hours from now. */
export const hoursFrom = (now: Date, hours: number): string => new Date(now.getTime() + hours * HOUR).toISOString();

interface Times {
  starts_at: string;
  ends_at: string;
}

/**
 * Whether those who come have to be elsewhere, or there at another time.
 * @param before with instants, as it is stored
 * @param after with minutes by the clocks of China, as it is written
 * @param where the fields that say where it is
 */
export const isMoved = <Field extends string>(
  before: Times & Record<Field, string>,
  after: Times & Record<Field, string>,
  where: readonly Field[],
): boolean =>
  where.some((field) => before[field] !== after[field]) ||
  (['starts_at', 'ends_at'] as const).some((field) => minuteOfInstant(before[field]) !== after[field]);
