import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { importRoutes } from './routes.ts';
import { importTasks } from './tasks.ts';

export const imports: ServerDomain = { routes: ofTheDesk(importRoutes), tasks: importTasks };
