import { countBatchInvite } from '@qinghe/contract/talents/batches.ts';
import type { InvitationState } from '@qinghe/contract/talents/invitation-state.ts';
import {
  inviteTalent,
  listInvitations,
  previewInvitation,
  recallInvitation,
} from '@qinghe/contract/talents/invitations.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

export const useInvitations = (filters: { state?: InvitationState }) =>
  useInfiniteQuery({ ...apiPages(listInvitations, { ...filters, limit: 30 }), placeholderData: keepPreviousData });

/** What an invitation to a job says; nothing is asked before one is chosen. */
export const useInvitationPreview = (job_uuid: string) =>
  useQuery({ ...apiQuery(previewInvitation, { job_uuid }, { silent: true }), enabled: job_uuid !== '' });

/** What one invitation takes as it is now. */
export const useInviteCost = () => useQuery(apiQuery(countBatchInvite, {}, { silent: true })).data;

/** They take units or coins, and give them back. */
const touches = ['talents', 'rights', 'wallet'] as const;

export const useInviteTalent = (options: ActionOptions<typeof inviteTalent> = {}) =>
  useAction(inviteTalent, { touches, ...options }).attempt;
export const useRecallInvitation = (options: ActionOptions<typeof recallInvitation> = {}) =>
  useAction(recallInvitation, { touches, ...options });
