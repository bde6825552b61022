import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { talentRoutes } from './routes.ts';
import { talentTasks } from './tasks.ts';

export const talents: ServerDomain = { routes: ofTheDesk(talentRoutes), tasks: talentTasks };
