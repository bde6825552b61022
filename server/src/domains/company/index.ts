export { isHeld } from './held-queries.ts';
export {
  findPublicCompany,
  findShownCompany,
  type PublicCompany,
  type ShownCompany,
} from './information/shown-company.ts';
export { readAtWork, readColleagues } from './members/member-queries.ts';
export { findCompanyName, markIdentified, markUnidentified } from './queries.ts';
export { countCases, findMaster, hasCompanyCase } from './review/review-queries.ts';
export type { CheckStatus } from './rules.ts';
export { readLimits } from './service/service-queries.ts';
export { setCompanyLimits } from './service/set-limits.ts';
export { readStanding } from './standing.ts';
export { readCompanyStatus } from './status/company-status.ts';
export { setCompanyFrozen, withdrawCertification } from './status/hold-company.ts';
export { searchCompanies } from './status/status-queries.ts';
export {
  askLicenceConfirmation,
  askToLead,
  askToMove,
  releaseLicence,
  releaseStep,
} from './steps/ask-step.ts';
export { findByCreditCode } from './steps/step-queries.ts';
