import type { Route } from '../../http/route.ts';
import { ofMoney } from '../../money-turn.ts';
import { listOperatorAudit, listOperators } from './audit/list-audit.ts';
import { noteCase, takeDecisionBack } from './casework.ts';
import { setJobLimits } from './job-limits.ts';
import { listOutbox } from './list-outbox.ts';
import { getMoney } from './money.ts';
import { decideProposal } from './proposals/decide-proposal.ts';
import { findProposal } from './proposals/proposal-queries.ts';
import { listProposals, propose } from './proposals/propose.ts';
import { findSubjects, getSubjectAccount, getSubjectCompany } from './search.ts';
import { getOperator, opsLogIn, opsLogOut } from './session.ts';

export const opsRoutes: readonly Route[] = [
  listOutbox,
  opsLogIn,
  opsLogOut,
  getOperator,
  findSubjects,
  getSubjectCompany,
  getSubjectAccount,
  setJobLimits,
  getMoney,
  listProposals,
  propose,
  ...ofMoney([decideProposal], findProposal),
  listOperators,
  listOperatorAudit,
  takeDecisionBack,
  noteCase,
];
