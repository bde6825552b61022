import * as contract from '@qinghe/contract/ops/search.ts';
import { writeForOperator } from '../../http/operator.ts';
import { findAccountByAddress, readAccountStatus } from '../account/index.ts';
import { readCompanyStatus, searchCompanies } from '../company/index.ts';
import { readProposalsAbout } from './proposals/propose.ts';
import { proposable } from './rules.ts';

/** Who was found by a phone or an e-mail finds that in the log of their company, if they have one. */
export const findSubjects = writeForOperator(
  contract.findSubjects,
  { audit: 'account.looked_up' },
  async ({ db, note, noteNothing }, { q }) => {
    const companies = await searchCompanies(db, q);
    const accounts = await findAccountByAddress(db, q);
    noteNothing();
    for (const { uuid, company_uuid: companyUuid } of accounts) note({ companyUuid, objectUuid: uuid });
    return { companies, accounts };
  },
);

/** @throws AppError 40401 */
export const getSubjectCompany = writeForOperator(
  contract.getSubjectCompany,
  { audit: 'company.papers_viewed' },
  async ({ db, operator, note }, { uuid }) => {
    const standing = await readCompanyStatus(db, uuid);
    const proposals = await readProposalsAbout(db, uuid, operator);
    note({ companyUuid: uuid });
    return {
      ...standing,
      ...proposals,
      actions: proposals.proposal ? [] : proposable(standing),
    };
  },
);

/** @throws AppError 40401 */
export const getSubjectAccount = writeForOperator(
  contract.getSubjectAccount,
  { audit: 'account.looked_up' },
  async ({ db, operator, note }, { uuid }) => {
    const account = await readAccountStatus(db, uuid);
    const proposals = await readProposalsAbout(db, uuid, operator);
    note({ companyUuid: account.company_uuid, objectUuid: uuid });
    return {
      ...account,
      ...proposals,
      actions: proposals.proposal ? [] : proposable(account),
    };
  },
);
