import {
  getJoinCode,
  getMasterInfo,
  joinCompany,
  listOwnRequests,
  renewJoinCode,
  withdrawJoin,
} from '@qinghe/contract/company/join.ts';
import {
  decideJoin,
  listMembers,
  removeMember,
  setMemberLimit,
  setMemberRole,
  setMemberStatus,
} from '@qinghe/contract/company/members.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const LOOK_AGAIN_MS = 20_000;

/** Where the account has asked; looked for again, since a master may decide at any time. */
export const useOwnRequests = () => useQuery(apiQuery(listOwnRequests, {}, { refetchInterval: LOOK_AGAIN_MS }));

/** Asks to join; the form says what failed. */
export const useJoinCompany = () => useAction(joinCompany, { silent: true }).attempt;
export const useWithdrawJoin = () => useAction(withdrawJoin);

export type MemberFilters = Pick<InputOf<typeof listMembers>, 'q' | 'state'>;

export const useMembers = (filters: MemberFilters) =>
  useInfiniteQuery(apiPages(listMembers, { ...filters, limit: 50 }));
/** Who may take over what somebody leaves: the first hundred who work. */
export const useHeirs = (enabled = true) => useQuery({ ...apiQuery(listMembers, { limit: 100 }), enabled });
/** The same people as the options of a field. */
export const useColleagues = (enabled = true) =>
  (useHeirs(enabled).data?.items ?? []).map(({ uuid, name, phone }) => ({ value: uuid, label: name || phone }));
export const useMaster = () => useQuery(apiQuery(getMasterInfo, {}));
export const useJoinCode = () => useQuery(apiQuery(getJoinCode, {}));
export const useRenewJoinCode = () => useAction(renewJoinCode);
export const useDecideJoin = () => useAction(decideJoin);
export const useSetMemberStatus = () => useAction(setMemberStatus, { touches: ['company', 'jobs', 'talks', 'home'] });
/** The form says what failed. */
export const useSuspend = () =>
  useAction(setMemberStatus, { touches: ['company', 'jobs', 'talks', 'home'], silent: true }).attempt;
export const useSetMemberLimit = () => useAction(setMemberLimit, { silent: true }).attempt;
/** The form says what failed. */
export const useRemoveMember = () =>
  useAction(removeMember, { touches: ['company', 'jobs', 'talks', 'home'], silent: true }).attempt;
/** The form says what failed. */
export const useSetMemberRole = () =>
  useAction(setMemberRole, { touches: ['company', 'jobs', 'talks', 'home'], silent: true }).attempt;
