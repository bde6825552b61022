import type { Route } from '../../http/route.ts';
import { closeCalendarFeed, getCalendarFeed, openCalendarFeed } from './calendar-feed/calendar-feed.ts';
import { getFirstSteps, hideFirstSteps } from './first-steps/first-steps.ts';
import { getHandling } from './handling.ts';
import { getOverview } from './overview.ts';
import { getRoom } from './room.ts';
import { getToday } from './today.ts';

export const homeRoutes: readonly Route[] = [
  getOverview,
  getToday,
  getHandling,
  getRoom,
  getFirstSteps,
  hideFirstSteps,
  getCalendarFeed,
  openCalendarFeed,
  closeCalendarFeed,
];
