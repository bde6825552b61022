import type { ServerDomain } from '../../domain.ts';
import { messagesRoutes } from './routes.ts';

export const messages: ServerDomain = { routes: messagesRoutes };
