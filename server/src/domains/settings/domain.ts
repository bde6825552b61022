import type { ServerDomain } from '../../domain.ts';
import { settingsRoutes } from './routes.ts';

export const settings: ServerDomain = { routes: settingsRoutes };
