/**
 * Hours before a fair begins and after its end for which a stand takes people in: on the day on which stands are set up,
 * and until nobody shows a ticket to it any more.
 */
const STAND_HOURS = 12;

const MARGIN = STAND_HOURS * 3_600_000;

/** When a stand opens. */
export const standOpens = (startsAt: string): Date => new Date(Date.parse(startsAt) - MARGIN);

/** When a stand closes. */
export const standCloses = (endsAt: string): Date => new Date(Date.parse(endsAt) + MARGIN);

/** Whether a stand takes in who was scanned at an instant, or is not open yet, or has closed; it may hear of the scan later. */
export function standAt(fair: { starts_at: string; ends_at: string }, at: Date): 'early' | 'open' | 'closed' {
  if (at < standOpens(fair.starts_at)) return 'early';
  return at < standCloses(fair.ends_at) ? 'open' : 'closed';
}
