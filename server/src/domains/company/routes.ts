import { alsoWhilePreparing, ofTheDesk, type Route } from '../../http/route.ts';
import { ofMoney } from '../../money-turn.ts';
import { exportAudit } from './audit/export-audit.ts';
import { listAudit } from './audit/list-audit.ts';
import { getCompanyInfo } from './company-info.ts';
import { updateBase } from './information/change-information.ts';
import { getInformation } from './information/information.ts';
import { acceptInvitation, getInvitation } from './members/accept-invitation.ts';
import { exportMembers } from './members/export-members.ts';
import { answerHandOver, getHandOver, offerHandOver, withdrawHandOver } from './members/hand-over.ts';
import { invite, listInvitations, renewInvitation, revokeInvitation } from './members/invitations.ts';
import {
  getJoinCode,
  getMasterInfo,
  joinCompany,
  listOwnRequests,
  openJoinCode,
  renewJoinCode,
  withdrawJoin,
} from './members/join.ts';
import {
  decideJoin,
  listMembers,
  removeMember,
  setMemberLimit,
  setMemberRole,
  setMemberStatus,
} from './members/members.ts';

import { checkByLegalPerson, checkCompany } from './register/check-company.ts';
import { createCompany } from './register/create-company.ts';
import { getRegistrationDraft, saveRegistrationDraft } from './register/draft.ts';
import { readLicence } from './register/read-licence.ts';
import { beforeRegister, register } from './register/register-person.ts';
import { getCompanyCase, listCompanyCases } from './review/cases.ts';
import { decideCompanyCase } from './review/decide-case.ts';
import { getFullInfo } from './review/full-info.ts';
import { noteRegister } from './review/note-register.ts';
import { appealRefusal, fillCompanyInfo } from './review/submit-papers.ts';
import { getServices } from './service/services.ts';
import { listShares, setShare } from './sharing/sharing.ts';
import {
  confirmLicence,
  getLicenceConfirmation,
  openLicenceConfirmation,
  startLicenceConfirmation,
} from './steps/confirm-licence.ts';
import { takeStep } from './steps/take-step.ts';

/** What changes what candidates see, who is in the team and what each may do, and what takes people out as a file. */
const forGoodStanding = ofTheDesk([
  ...alsoWhilePreparing([updateBase, renewJoinCode, invite]),
  exportAudit,
  exportMembers,
  decideJoin,
  setMemberStatus,
  setMemberLimit,
  setMemberRole,
  ...ofMoney([removeMember]),
  listShares,
  setShare,
  renewInvitation,
  offerHandOver,
  answerHandOver,
]);

export const companyRoutes: readonly Route[] = [
  getCompanyInfo,
  getInformation,
  listAudit,
  beforeRegister,
  register,
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
  joinCompany,
  listOwnRequests,
  openJoinCode,
  withdrawJoin,
  getMasterInfo,
  listMembers,
  getServices,
  listInvitations,
  revokeInvitation,
  getInvitation,
  acceptInvitation,
  getHandOver,
  withdrawHandOver,
  takeStep,
  startLicenceConfirmation,
  getLicenceConfirmation,
  openLicenceConfirmation,
  confirmLicence,
  listCompanyCases,
  getCompanyCase,
  decideCompanyCase,
  noteRegister,
  ...forGoodStanding,
];
