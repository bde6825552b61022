export { homeRoutes } from './routes.ts';
export { homeTasks } from './tasks.ts';
