import type { ServerDomain } from '../../domain.ts';
import { identityRoutes } from './routes.ts';
import { identityTasks } from './tasks.ts';

export const identity: ServerDomain = { routes: identityRoutes, tasks: identityTasks };
