import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { serveCalendarFeed } from './calendar-feed/serve-feed.ts';
import { homeRoutes } from './routes.ts';
import { homeTasks } from './tasks.ts';

export const home: ServerDomain = { routes: ofTheDesk(homeRoutes), tasks: homeTasks, serve: serveCalendarFeed };
