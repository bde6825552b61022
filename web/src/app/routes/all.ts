import { accountRoutes } from './account.ts';
import { companyRoutes } from './company.ts';
import { homeRoutes } from './home.ts';
import { identityRoutes } from './identity.ts';
import { jobRoutes } from './jobs.ts';
import { opsRoutes } from './ops.ts';
import { resumeRoutes } from './resumes.ts';
import type { RedirectEntry, RouteEntry } from './route.ts';
import { settingsRoutes } from './settings.ts';

/** Every address of the application; the sidebar lists its rows in this order. */
export const routes: (RouteEntry | RedirectEntry)[] = [
  ...accountRoutes,
  ...companyRoutes,
  ...identityRoutes,
  ...opsRoutes,
  ...homeRoutes,
  ...jobRoutes,
  ...resumeRoutes,
  ...settingsRoutes,
];

export const isScreen = (entry: RouteEntry | RedirectEntry): entry is RouteEntry => 'screen' in entry;

export const screens: RouteEntry[] = routes.filter(isScreen);

/** Whether the parameters of an address are among those that its row allows. */
export const hasKnownValues = (entry: RouteEntry, params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(entry.values ?? {}).every(([name, values]) => values.includes(params[name] ?? ''));
