import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { platformConsoleRoutes, platformRoutes } from './routes.ts';
import { platformTasks } from './tasks.ts';

export const platform: ServerDomain = {
  routes: [...ofTheDesk(platformRoutes), ...platformConsoleRoutes],
  tasks: platformTasks,
};
