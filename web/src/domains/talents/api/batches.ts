import type { InputOf } from '@qinghe/contract/endpoint.ts';
import {
  checkBatchInvite,
  getBatchInvite,
  listBatchInvites,
  recallBatchInvite,
  sendBatchInvite,
} from '@qinghe/contract/talents/batches.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

/** Whom many invitations would reach and what they take, as it is now; nothing is asked before a job is chosen. */
export const useBatchCheck = (input: InputOf<typeof checkBatchInvite>) =>
  useQuery({
    ...apiQuery(checkBatchInvite, input, { silent: true }),
    enabled: input.job_uuid !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** They take units or coins, and give them back. */
const touches = ['talents', 'rights', 'wallet'] as const;

export const useSendBatch = (options: ActionOptions<typeof sendBatchInvite> = {}) =>
  useAction(sendBatchInvite, { touches, ...options }).attempt;
export const useRecallBatch = (options: ActionOptions<typeof recallBatchInvite> = {}) =>
  useAction(recallBatchInvite, { touches, ...options });

export const useBatches = () => useInfiniteQuery(apiPages(listBatchInvites, { limit: 50 }));
export const useBatch = (uuid: string) => useQuery(apiQuery(getBatchInvite, { uuid }));
