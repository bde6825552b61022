export { opsRoutes } from './routes.ts';
export { sweep } from './task-definitions.ts';
export { opsTasks } from './tasks.ts';
