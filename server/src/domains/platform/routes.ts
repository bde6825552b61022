import type { Route } from '../../http/route.ts';
import { createPlatformApplication, sendPlatformCv } from './applications.ts';
import { getPlatformJob, listPlatformJobs } from './jobs.ts';
import { createPlatformKey, listPlatformKeys, revokePlatformKey } from './keys.ts';
import { createTalentKey, listTalentKeys, revokeTalentKey } from './talent-keys.ts';
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  switchWebhook,
} from './webhooks.ts';

export const platformRoutes: readonly Route[] = [
  listPlatformKeys,
  createPlatformKey,
  revokePlatformKey,
  listPlatformJobs,
  getPlatformJob,
  sendPlatformCv,
  createPlatformApplication,
  listWebhooks,
  createWebhook,
  switchWebhook,
  deleteWebhook,
  listDeliveries,
  replayDelivery,
];

/** Calls of operators. */
export const platformConsoleRoutes: readonly Route[] = [listTalentKeys, createTalentKey, revokeTalentKey];
