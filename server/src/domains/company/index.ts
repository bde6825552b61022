export { findCompanyName, markIdentified } from './queries.ts';
export { countCases } from './review/review-queries.ts';
export { companyRoutes } from './routes.ts';
export type { CheckStatus } from './rules.ts';
