export { findCompanyName } from './queries.ts';
export { companyRoutes } from './routes.ts';
