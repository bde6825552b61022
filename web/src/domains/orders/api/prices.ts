import { decidePrice, listPrices, proposePrice } from '@qinghe/contract/orders/prices.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const usePrices = () => useQuery(apiQuery(listPrices, {}));

/** The form says what failed. */
export const useProposePrice = () => useAction(proposePrice, { silent: true }).attempt;
export const useDecidePrice = (onDone: (confirmed: boolean) => void) =>
  useAction(decidePrice, { onDone: (_priced, { confirm }) => onDone(confirm) });
