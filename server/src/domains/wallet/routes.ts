import type { Route } from '../../http/route.ts';
import { listBills, listCoins, listConsumed, listRecharged, remainingCoins } from './bill.ts';
import { exportCoins } from './export-bill.ts';

export const walletRoutes: readonly Route[] = [
  remainingCoins,
  listCoins,
  listRecharged,
  listConsumed,
  exportCoins,
  listBills,
];
