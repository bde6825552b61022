import { accountStepRoutes } from './account-steps.ts';
import { companyRoutes } from './company.ts';
import { consoleRoutes } from './console.ts';
import { doorRoutes } from './door.ts';
import { identityRoutes } from './identity.ts';
import { phoneRoutes } from './phone.ts';
import { publicRoutes } from './public.ts';
import type { RedirectEntry, RouteEntry } from './route.ts';

/** Addresses that a person sees once, or operators alone: nobody else waits for their table. */
export const rareRoutes: (RouteEntry | RedirectEntry)[] = [
  ...accountStepRoutes,
  ...companyRoutes,
  ...identityRoutes,
  ...phoneRoutes,
  ...consoleRoutes,
  ...publicRoutes,
  ...doorRoutes,
];
