import { coreRoutes } from './core.ts';
import { rareRoutes } from './rare.ts';
import type { RedirectEntry, RouteEntry } from './route.ts';

/** Every address of the application, for those who look at all of them. */
export const routes: (RouteEntry | RedirectEntry)[] = [...coreRoutes, ...rareRoutes];
