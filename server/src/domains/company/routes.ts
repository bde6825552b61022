import type { Route } from '../../http/route.ts';
import { getCompanyInfo } from './company-info.ts';
import {
  getJoinCode,
  getMasterInfo,
  joinCompany,
  listOwnRequests,
  renewJoinCode,
  withdrawJoin,
} from './members/join.ts';
import { decideJoin, listMembers, removeMember, setMemberStatus } from './members/members.ts';
import { checkByLegalPerson, checkCompany } from './register/check-company.ts';
import { createCompany } from './register/create-company.ts';
import { getRegistrationDraft, saveRegistrationDraft } from './register/draft.ts';
import { readLicence } from './register/read-licence.ts';
import { getCompanyCase, listCompanyCases } from './review/cases.ts';
import { decideCompanyCase } from './review/decide-case.ts';
import { getFullInfo } from './review/full-info.ts';
import { appealRefusal, fillCompanyInfo } from './review/submit-papers.ts';

export const companyRoutes: readonly Route[] = [
  getCompanyInfo,
  checkCompany,
  checkByLegalPerson,
  getRegistrationDraft,
  saveRegistrationDraft,
  readLicence,
  createCompany,
  fillCompanyInfo,
  appealRefusal,
  getFullInfo,
  getJoinCode,
  renewJoinCode,
  joinCompany,
  listOwnRequests,
  withdrawJoin,
  getMasterInfo,
  listMembers,
  decideJoin,
  setMemberStatus,
  removeMember,
  listCompanyCases,
  getCompanyCase,
  decideCompanyCase,
];
