import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { endExpansions } from './expansion/end-expansions.ts';
import { freeUnits } from './grants/assign-units.ts';
import { lapseGrants } from './grants/lapse-grants.ts';
import { remindEndingUnits } from './grants/remind-ending.ts';
import { endPlans } from './refresh-plans/end-plans.ts';
import { runRefreshPlans } from './refresh-plans/run-plans.ts';
import { rightRoutes } from './routes.ts';
import { freeDays } from './top/free-days.ts';
import { endUnlocks } from './unlock/end-unlocks.ts';

/** What a company does with coins and free allowances. It stands above jobs and the wallet. */
export const rights: ServerDomain = {
  routes: ofTheDesk(rightRoutes),
  // After `jobs`, which hands its jobs over.
  async memberLeaves(call, member, to) {
    await freeUnits(call, member, to);
    await endPlans(call, member, to);
  },
  tasks: [lapseGrants, remindEndingUnits, freeDays, endUnlocks, endExpansions, runRefreshPlans],
};
