export { opsRoutes } from './routes.ts';
export { opsTasks } from './tasks.ts';
