export { fairConsoleRoutes } from './routes.ts';
