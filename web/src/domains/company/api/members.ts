import {
  getJoinCode,
  joinCompany,
  listOwnRequests,
  renewJoinCode,
  withdrawJoin,
} from '@qinghe/contract/company/join.ts';
import { decideJoin, listMembers, removeMember, setMemberStatus } from '@qinghe/contract/company/members.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { useAction } from '../../../lib/use-action.ts';

const LOOK_AGAIN_MS = 20_000;

/** Where the account has asked; looked for again, since a master may decide at any time. */
export const useOwnRequests = () => useQuery(apiQuery(listOwnRequests, {}, { refetchInterval: LOOK_AGAIN_MS }));

/** Asks to join; the form says what failed. */
export const useJoinCompany = () => useAction(joinCompany, { silent: true }).attempt;
export const useWithdrawJoin = () => useAction(withdrawJoin);

export const useMembers = () => useQuery(apiQuery(listMembers, {}));
export const useJoinCode = () => useQuery(apiQuery(getJoinCode, {}));
export const useRenewJoinCode = () => useAction(renewJoinCode);
export const useDecideJoin = () => useAction(decideJoin);
export const useSetMemberStatus = () => useAction(setMemberStatus);
/** The form says what failed. */
export const useRemoveMember = () =>
  useAction(removeMember, { touches: ['company', 'jobs', 'home'], silent: true }).attempt;
