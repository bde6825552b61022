/** Stands in place of a version of the consent text where a company brought somebody in and says on what basis. */
export const COMPANY_BASIS = 'company-2026-11';
