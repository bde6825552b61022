export { fairConsoleRoutes, fairRoutes } from './routes.ts';
