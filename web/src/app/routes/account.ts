import type { RouteEntry } from './route.ts';

const login = () => import('../../screens/account/login.tsx');

export const accountRoutes: RouteEntry[] = [
  { path: '/login', access: 'public', layout: 'entrance', title: 'login', texts: ['account'], screen: login },
  { path: '/login/*', access: 'public', layout: 'entrance', title: 'login', texts: ['account'], screen: login },
  {
    path: '/redirect',
    access: 'public',
    layout: 'plain',
    title: 'redirect',
    screen: () => import('../../screens/account/return-address.tsx'),
  },
];
