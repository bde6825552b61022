export { authenticateKey } from './authenticate-key.ts';
export { platformRoutes } from './routes.ts';
export { platformTasks } from './tasks.ts';
