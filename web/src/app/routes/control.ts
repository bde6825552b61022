import type { RouteEntry } from './route.ts';

export const controlRoutes: RouteEntry[] = [
  {
    path: '/control/account-management',
    access: 'master',
    layout: 'shell',
    title: 'accountManagement',
    texts: ['ui', 'company'],
    screen: () => import('../../screens/company/account-management.tsx'),
    navigation: {
      group: 'settings',
      to: '/control/account-management',
      base: '/control/account-management',
      label: 'accountManagement',
      icon: 'settings',
    },
  },
];
