import type { Route } from '../../http/route.ts';
import { listBills, listCoins, listConsumed, listRecharged, remainingCoins } from './bill.ts';

export const walletRoutes: readonly Route[] = [remainingCoins, listCoins, listRecharged, listConsumed, listBills];
