export { fairConsoleRoutes, fairRoutes } from './routes.ts';
export { serveFairs } from './serve-fairs.ts';
export { fairTasks } from './tasks.ts';
