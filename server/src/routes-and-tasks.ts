import { accountDeliveries, accountRoutes, accountTasks } from './domains/account/index.ts';
import { companyDeliveries, companyRoutes, companyTasks } from './domains/company/index.ts';
import { dictRoutes } from './domains/dict/index.ts';
import { fairConsoleRoutes, fairDeliveries, fairRoutes, fairTasks } from './domains/fairs/index.ts';
import { filesRoutes } from './domains/files/index.ts';
import { homeRoutes, homeTasks } from './domains/home/index.ts';
import { identityRoutes, identityTasks, takePhonePicture } from './domains/identity/index.ts';
import { importRoutes, importTasks } from './domains/imports/index.ts';
import { jobsRoutes, jobTasks } from './domains/jobs/index.ts';
import { messagesRoutes } from './domains/messages/index.ts';
import { opsRoutes, opsTasks } from './domains/ops/index.ts';
import { platformConsoleRoutes, platformRoutes, platformTasks } from './domains/platform/index.ts';
import { resumeDeliveries, resumesRoutes, resumeTasks } from './domains/resumes/index.ts';
import { settingsRoutes } from './domains/settings/index.ts';
import { talentRoutes, talentTasks } from './domains/talents/index.ts';
import { talkDeliveries, talkRoutes, talkTasks } from './domains/talks/index.ts';
import { ofTheDesk, type Route } from './http/route.ts';
import type { DeliveryKind } from './outside/define-delivery.ts';
import { outsideTasks } from './outside/send-deliveries.ts';
import type { Services } from './services.ts';
import { siteRoutes } from './site/serve-site.ts';
import type { TaskHandler } from './tasks/queue.ts';
import { type AnyTask, handlersOf } from './tasks/task.ts';

/** Every call of the product with its function; every kind of background work stands below. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...companyRoutes,
  ...dictRoutes,
  ...filesRoutes([takePhonePicture]),
  ...ofTheDesk([
    ...homeRoutes,
    ...jobsRoutes,
    ...importRoutes,
    ...resumesRoutes,
    ...talkRoutes,
    ...fairRoutes,
    ...platformRoutes,
    ...talentRoutes,
    ...siteRoutes,
  ]),
  ...identityRoutes,
  ...messagesRoutes,
  ...fairConsoleRoutes,
  ...platformConsoleRoutes,
  ...opsRoutes,
  ...settingsRoutes,
];

/** Every kind of thing that is handed to the outside. */
export const deliveries: readonly DeliveryKind[] = [
  ...accountDeliveries,
  ...companyDeliveries,
  ...resumeDeliveries,
  ...talkDeliveries,
  ...fairDeliveries,
];

/** Every kind of background work. */
export const tasks: readonly AnyTask[] = [
  ...accountTasks,
  ...companyTasks,
  ...homeTasks,
  ...identityTasks,
  ...jobTasks,
  ...importTasks,
  ...resumeTasks,
  ...talkTasks,
  ...fairTasks,
  ...platformTasks,
  ...talentTasks,
  ...opsTasks,
  ...outsideTasks(deliveries),
];

export const taskHandlers = (services: Services): TaskHandler[] => handlersOf(tasks, services);
