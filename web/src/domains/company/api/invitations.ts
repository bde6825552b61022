import {
  acceptInvitation,
  getInvitation,
  invite,
  listInvitations,
  renewInvitation,
  revokeInvitation,
} from '@qinghe/contract/company/invitations.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const LOOK_AGAIN_MS = 2000;

/** Looked at again while messages are on their way. */
export const useInvitations = () =>
  useQuery({
    ...apiQuery(listInvitations, {}),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ delivery }) => delivery === 'waiting' || delivery === 'sending') && LOOK_AGAIN_MS,
  });
/** The form says what failed. */
export const useInvite = () => useAction(invite, { silent: true }).attempt;
export const useRenewInvitation = () => useAction(renewInvitation);
export const useRevokeInvitation = () => useAction(revokeInvitation);

/** What a link opens; nothing is asked for without one. */
export const useInvitation = (token: string) =>
  useQuery({ ...apiQuery(getInvitation, { token }), enabled: token !== '', retry: false });
/**
 * Who joined is somebody else to every page. The invitation is not asked for again: it may be used up by this. The form
 * says what failed.
 */
export const useAcceptInvitation = () => useAction(acceptInvitation, { touches: ['account'], silent: true });
