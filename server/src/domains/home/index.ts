export { serveCalendarFeed } from './calendar-feed/serve-feed.ts';
export { homeRoutes } from './routes.ts';
export { homeTasks } from './tasks.ts';
