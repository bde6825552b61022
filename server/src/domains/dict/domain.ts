import type { ServerDomain } from '../../domain.ts';
import { dictRoutes } from './routes.ts';

export const dict: ServerDomain = { routes: dictRoutes };
