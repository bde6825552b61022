import type { Route } from '../../http/route.ts';
import { getPlatformJob, listPlatformJobs } from './jobs.ts';
import { createPlatformKey, listPlatformKeys, revokePlatformKey } from './keys.ts';

export const platformRoutes: readonly Route[] = [
  listPlatformKeys,
  createPlatformKey,
  revokePlatformKey,
  listPlatformJobs,
  getPlatformJob,
];
