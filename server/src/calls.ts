import { accountRoutes, authenticate } from './domains/account/index.ts';
import { companyRoutes } from './domains/company/index.ts';
import { dictRoutes } from './domains/dict/index.ts';
import { filesRoutes } from './domains/files/index.ts';
import { homeRoutes } from './domains/home/index.ts';
import { jobsRoutes, jobTasks } from './domains/jobs/index.ts';
import { opsRoutes, opsTasks } from './domains/ops/index.ts';
import { resumesRoutes, resumeTasks } from './domains/resumes/index.ts';
import { settingsRoutes } from './domains/settings/index.ts';
import { answerCalls } from './http/answer.ts';
import type { AnswerCall } from './http/bind.ts';
import type { Route } from './http/route.ts';
import type { Services } from './services.ts';
import type { TaskHandler } from './tasks/queue.ts';

/*
 * What calls and tasks do: every domain, and the query builder with them. Half of what the server is made of, so
 * `app.ts` and `main.ts` load it when the first call comes or the first task may run.
 */

/** Every call of the product with its function. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...companyRoutes,
  ...dictRoutes,
  ...filesRoutes,
  ...homeRoutes,
  ...jobsRoutes,
  ...opsRoutes,
  ...resumesRoutes,
  ...settingsRoutes,
];

export const answerWith = (services: Services): AnswerCall =>
  answerCalls(routes, services, (token, now) => authenticate(services.db, token, now));

export const taskHandlers = (services: Services): TaskHandler[] => [
  ...jobTasks(services),
  ...resumeTasks(services),
  ...opsTasks(services),
];

export { authenticate };
