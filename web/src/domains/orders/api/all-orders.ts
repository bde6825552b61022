import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { askAboutPayment, getOrderOfAll, listAllOrders } from '@qinghe/contract/orders/all-orders.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useAllOrders = (input: InputOf<typeof listAllOrders>) =>
  useInfiniteQuery(apiPages(listAllOrders, { ...input, limit: 50 }));

export const useOrderOfAll = (uuid: string) => useQuery(apiQuery(getOrderOfAll, { uuid }));

/** Asks the services how the payments of an order stand. */
export const useAskAboutPayment = () => useAction(askAboutPayment);
