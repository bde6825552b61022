import type { InputOf } from '@qinghe/contract/endpoint.ts';
import {
  applyForInvoice,
  getInvoice,
  lastTicket,
  listInvoiceable,
  listInvoices,
  withdrawInvoice,
} from '@qinghe/contract/invoices/invoices.ts';
import { askRedLetter } from '@qinghe/contract/invoices/red-letters.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const touches = ['invoices', 'orders'] as const;

export const useInvoiceable = () => useInfiniteQuery(apiPages(listInvoiceable, { limit: 50 }));

export const useInvoices = (filters: Omit<InputOf<typeof listInvoices>, 'cursor' | 'limit'>) =>
  useInfiniteQuery(apiPages(listInvoices, { ...filters, limit: 50 }));

/** What a form begins with. */
export const useLastTicket = () => useQuery(apiQuery(lastTicket, {}));

/** The form says what failed. */
export const useApplyForInvoice = () => useAction(applyForInvoice, { touches, silent: true }).attempt;
export const useAskRedLetter = () => useAction(askRedLetter, { touches, silent: true }).attempt;
export const useWithdrawInvoice = (onDone: () => void) => useAction(withdrawInvoice, { touches, onDone });

/** An address that opens the file for a minute. */
export const fileOf = async (uuid: string): Promise<string | null> => (await call(getInvoice, { uuid })).file_url;
