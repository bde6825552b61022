import type { Services } from '../../../services.ts';
import { readUsualReplyHours } from './overview-queries.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SINCE = 90 * DAY;
/** Of younger ones that wait nobody knows yet how long they will. */
const SETTLED = 7 * DAY;
/** Pages of a job are opened by anybody, as often as they like; the figure moves slowly. */
const KEPT = HOUR / 6;
const MAX_COMPANIES = 1000;

interface Known {
  until: number;
  hours: Promise<number | null>;
}

const known = new Map<string, Known>();

/**
 * Within how many hours a company answers most of those who apply, those included whom it never answered, unless they withdrew; null where it
 * does not answer most, or nobody knows yet. What candidates are told must be true for most of them.
 */
export function usualReplyHours({ db, clock }: Pick<Services, 'db' | 'clock'>, companyUuid: string) {
  const now = clock();
  const before = known.get(companyUuid);
  if (before && before.until > now.getTime() && before.until <= now.getTime() + KEPT) return before.hours;
  const from = { since: new Date(now.getTime() - SINCE), settled: new Date(now.getTime() - SETTLED) };
  const hours = readUsualReplyHours(db, companyUuid, from);
  known.delete(companyUuid);
  known.set(companyUuid, { until: now.getTime() + KEPT, hours });
  // What failed is asked for again by the next one.
  hours.catch(() => known.delete(companyUuid));
  for (const oldest of known.keys()) {
    if (known.size <= MAX_COMPANIES) break;
    known.delete(oldest);
  }
  return hours;
}
