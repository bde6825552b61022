import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { checkLedgers } from './check-ledgers.ts';
import { walletRoutes } from './routes.ts';

/** What a company has in coins and where it went; all that posts goes through `post.ts`. */
export const wallet: ServerDomain = {
  routes: ofTheDesk(walletRoutes),
  tasks: [checkLedgers],
};
