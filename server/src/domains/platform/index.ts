export { authenticateKey } from './authenticate-key.ts';
export { platformConsoleRoutes, platformRoutes } from './routes.ts';
export { platformTasks } from './tasks.ts';
