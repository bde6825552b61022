import type { InputOf } from '@qinghe/contract/endpoint.ts';
import {
  decideRefund,
  enterRefundOutcome,
  listWaitingRefunds,
  proposeRefund,
  quoteOrderRefund,
  sendRefundAgain,
  settleRefund,
} from '@qinghe/contract/orders/decide-refunds.ts';
import { askRefund, listRefunds, quoteRefund, withdrawRefund } from '@qinghe/contract/orders/refunds.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const touches = ['orders', 'wallet', 'invoices'] as const;

export const useRefunds = () => useInfiniteQuery(apiPages(listRefunds, { limit: 50 }));

/** What goes back for a sum, or at most; the sums before stay until the new ones are there. */
export const useRefundQuote = (fen?: number) => {
  const input: InputOf<typeof quoteRefund> = fen === undefined ? {} : { fen };
  return useQuery({ ...apiQuery(quoteRefund, input), placeholderData: keepPreviousData });
};

/** The form says what failed. */
export const useAskRefund = () => useAction(askRefund, { touches, silent: true }).attempt;
export const useWithdrawRefund = (onDone: () => void) => useAction(withdrawRefund, { touches, onDone });

export const useWaitingRefunds = () => useInfiniteQuery(apiPages(listWaitingRefunds, { limit: 50 }));
/** What of one order goes back for a sum, or at most; the sums before stay until the new ones are there. */
export const useOrderRefundQuote = (uuid: string, fen?: number) => {
  const input: InputOf<typeof quoteOrderRefund> = fen === undefined ? { uuid } : { uuid, fen };
  return useQuery({ ...apiQuery(quoteOrderRefund, input), placeholderData: keepPreviousData });
};
export const useProposeRefund = () => useAction(proposeRefund, { silent: true }).attempt;

export const useDecideRefund = () => useAction(decideRefund, { silent: true }).attempt;
export const useEnterRefundOutcome = () => useAction(enterRefundOutcome, { silent: true }).attempt;
export const useConfirmRefund = (onDone: () => void) => useAction(decideRefund, { onDone });
export const useSendRefundAgain = (onDone: () => void) => useAction(sendRefundAgain, { onDone });
export const useSettleRefund = (onDone: (confirmed: boolean) => void) =>
  useAction(settleRefund, { onDone: (_refund, { confirm }) => onDone(confirm) });
