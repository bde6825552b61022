export { findCompanyName } from './queries.ts';
export { countCases } from './review/review-queries.ts';
export { companyRoutes } from './routes.ts';
export type { CheckStatus } from './rules.ts';
export { shownKey } from './show-paper.ts';
