import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { exportCoins, listBills, listCoins, remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { download } from '../../../lib/browser/save-file.ts';

export const useBill = (filters: Omit<InputOf<typeof listCoins>, 'cursor' | 'limit'>) =>
  useInfiniteQuery(apiPages(listCoins, { ...filters, limit: 50 }));

export const useExportBill = () => useAction(exportCoins, { onDone: ({ url }) => download(url) });

/** The months of the company's bill; a sub-account asks for none. */
export const useBillMonths = (enabled: boolean) => useQuery({ ...apiQuery(listBills, {}, { silent: true }), enabled });

/** What can be spent; asked for once it is known that somebody is let in. */
export const useCoins = (enabled: boolean) => useQuery({ ...apiQuery(remainingCoins, {}, { silent: true }), enabled });
