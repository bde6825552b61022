import type { ServerDomain } from '../../domain.ts';
import { serveAvatars } from './avatar/serve-avatars.ts';
import { accountRoutes } from './routes.ts';
import { accountDeliveries, accountTasks } from './tasks.ts';

export const account: ServerDomain = {
  routes: accountRoutes,
  tasks: accountTasks,
  deliveries: accountDeliveries,
  serve: serveAvatars,
};
