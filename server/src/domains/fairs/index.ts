export { fairConsoleRoutes, fairRoutes } from './routes.ts';
export { serveFairs } from './serve-fairs.ts';
export { fairDeliveries, fairTasks } from './tasks.ts';
