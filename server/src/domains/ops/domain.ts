import type { ServerDomain } from '../../domain.ts';
import { opsRoutes } from './routes.ts';
import { opsTasks } from './tasks.ts';

export const ops: ServerDomain = { routes: opsRoutes, tasks: opsTasks };
