export { accountRoutes } from './routes.ts';
export { hashPassword } from './secrets.ts';
export { authenticate } from './session.ts';
