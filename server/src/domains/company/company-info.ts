import * as contract from '@qinghe/contract/company/endpoints.ts';
import { readForAccount } from '../../http/read.ts';
import { findCompany } from './queries.ts';

/** The caller's company; null before it has one. */
export const getCompanyInfo = readForAccount(contract.getCompanyInfo, async ({ db, account: { companyUuid } }) => {
  const company = companyUuid === null ? undefined : await findCompany(db, companyUuid);
  return { company: company ?? null };
});
