export { importRoutes } from './routes.ts';
export { importTasks } from './tasks.ts';
