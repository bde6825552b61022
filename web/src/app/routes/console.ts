import type { RedirectEntry, RouteEntry } from './route.ts';

export const consoleRoutes: (RouteEntry | RedirectEntry)[] = [
  { path: '/ops', redirect: '/ops/companies' },
  {
    path: '/ops/login',
    access: 'public',
    layout: 'plain',
    title: 'consoleLogin',
    texts: ['ui', 'ops'],
    screen: () => import('../../screens/ops/console-login.tsx'),
  },
  {
    // The server lets operators in alone; the layout sends everybody else to their login.
    path: '/ops/companies',
    access: 'public',
    layout: 'console',
    title: 'opsCompanies',
    texts: ['ui', 'ops', 'company'],
    screen: () => import('../../screens/ops/companies.tsx'),
  },
  {
    path: '/ops/identities',
    access: 'public',
    layout: 'console',
    title: 'opsIdentities',
    texts: ['ui', 'ops', 'identity'],
    screen: () => import('../../screens/ops/identities.tsx'),
  },
];
