import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  switchWebhook,
} from '@qinghe/contract/platform/webhooks.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useWebhooks = () => useQuery(apiQuery(listWebhooks, {}, { silent: true }));

export const useDeliveries = (uuid: string) => useInfiniteQuery(apiPages(listDeliveries, { uuid }, { silent: true }));

/** The form says what failed. */
export const useCreateWebhook = () => useAction(createWebhook, { silent: true }).attempt;

export const useSwitchWebhook = () => useAction(switchWebhook);

export const useDeleteWebhook = () => useAction(deleteWebhook);

export const useReplayDelivery = () => useAction(replayDelivery);
