import type { Route } from '../../http/route.ts';
import { ofMoney } from '../../money-turn.ts';
import { listExpansions, onlineCost, useExpansion } from './expansion/use-expansion.ts';
import { assignUnits } from './grants/assign-units.ts';
import { claimGift, getGift, getService, listGifts } from './grants/gifts.ts';
import { giveBackUnits } from './grants/give-back.ts';
import { getRights, getTalentRights, listGrants, listUses } from './grants/list-grants.ts';
import { getMembership } from './grants/membership.ts';
import { getGrant } from './grants/show-grant.ts';
import { listPlaceUses } from './places/list-place-uses.ts';
import { getPublishRoom } from './places/publish-room.ts';
import { listUsableJobs } from './places/usable-jobs.ts';
import { listRefreshes, refreshCost, refreshJobs } from './refresh/refresh-jobs.ts';
import { planMany, planManyCost } from './refresh-plans/plan-many.ts';
import { endRefreshPlan, listRefreshPlans, planRefreshes, refreshPlanCost } from './refresh-plans/plan-refreshes.ts';
import { bookHomeTop, bookSearchTop } from './top/book-top.ts';
import { cancelBooking } from './top/cancel-booking.ts';
import { listHomeTops, listSearchTops } from './top/list-bookings.ts';
import { getTopJob, getTopPlaces } from './top/show-top.ts';
import { unlockCost, unlockJob } from './unlock/unlock-job.ts';

export const rightRoutes: readonly Route[] = [
  ...ofMoney([
    refreshJobs,
    claimGift,
    assignUnits,
    giveBackUnits,
    getService,
    bookSearchTop,
    bookHomeTop,
    cancelBooking,
    unlockJob,
    useExpansion,
  ]),
  refreshCost,
  listRefreshes,
  refreshPlanCost,
  planRefreshes,
  planManyCost,
  planMany,
  endRefreshPlan,
  listRefreshPlans,
  getGift,
  listGifts,
  getRights,
  getTalentRights,
  listGrants,
  getGrant,
  getMembership,
  listUses,
  getTopPlaces,
  getTopJob,
  listSearchTops,
  listHomeTops,
  unlockCost,
  listExpansions,
  onlineCost,
  getPublishRoom,
  listPlaceUses,
  listUsableJobs,
];
