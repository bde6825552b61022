export { fairConsoleRoutes, fairRoutes } from './routes.ts';
export { fairTasks } from './tasks.ts';
