import type { Route } from '../../http/route.ts';
import { listRefreshes, refreshCost, refreshJobs } from './refresh/refresh-jobs.ts';

export const rightRoutes: readonly Route[] = [refreshCost, refreshJobs, listRefreshes];
