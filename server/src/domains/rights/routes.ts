import type { Route } from '../../http/route.ts';
import { listExpansions, onlineCost, useExpansion } from './expansion/use-expansion.ts';
import { claimGift, getGift, listGifts } from './grants/gifts.ts';
import { getGrant, getRights, listGrants, listUses } from './grants/list-grants.ts';
import { listRefreshes, refreshCost, refreshJobs } from './refresh/refresh-jobs.ts';
import { unlockCost, unlockJob } from './unlock/unlock-job.ts';

export const rightRoutes: readonly Route[] = [
  refreshCost,
  refreshJobs,
  listRefreshes,
  getGift,
  claimGift,
  listGifts,
  getRights,
  listGrants,
  getGrant,
  listUses,
  unlockCost,
  unlockJob,
  listExpansions,
  useExpansion,
  onlineCost,
];
