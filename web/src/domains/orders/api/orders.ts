import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { cancelOrder, changeMethod, createOrder, listOrders, type Order } from '@qinghe/contract/orders/orders.ts';
import { makePayLink, payResult, withdrawPayLink } from '@qinghe/contract/orders/payments.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** Milliseconds after which a page that waits for money looks again, beside what the socket tells. */
const POLL = 3000;
const touches = ['orders', 'wallet', 'rights'] as const;

/** An order as it stands, looked at again as long as money may come. */
export const useOrder = (uuid: string) =>
  useQuery({
    ...apiQuery(payResult, { uuid }),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? POLL : false),
  });

const isWaiting = (order: Order | undefined): boolean =>
  order === undefined || order.state === 'paying' || order.state === 'paid';

export const useOrders = (filters: Omit<InputOf<typeof listOrders>, 'cursor' | 'limit'>) =>
  useInfiniteQuery(apiPages(listOrders, { ...filters, limit: 50 }));

/** Refusals are the screen's to say: one of them is a question. */
export const useCreateOrder = () => useAction(createOrder, { touches, silent: true });
export const useCancelOrder = () => useAction(cancelOrder, { touches });
export const useMakePayLink = () => useAction(makePayLink, { touches });
export const useWithdrawPayLink = (onDone: () => void) => useAction(withdrawPayLink, { touches, onDone });
export const useChangeMethod = () => useAction(changeMethod, { touches });

/** Asks the service whether money has come. */
export function useAskPayment(uuid: string) {
  const client = useQueryClient();
  return useAction(payResult, {
    touches,
    silent: false,
    onDone: (order) => client.setQueryData(apiQuery(payResult, { uuid }).queryKey, order),
  });
}
