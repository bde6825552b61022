import type { Route } from '../../http/route.ts';
import { createPlatformApplication, sendPlatformCv } from './applications.ts';
import { getPlatformJob, listPlatformJobs } from './jobs.ts';
import { createPlatformKey, listPlatformKeys, revokePlatformKey } from './keys.ts';

export const platformRoutes: readonly Route[] = [
  listPlatformKeys,
  createPlatformKey,
  revokePlatformKey,
  listPlatformJobs,
  getPlatformJob,
  sendPlatformCv,
  createPlatformApplication,
];
