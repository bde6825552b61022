import type { RouteEntry } from './route.ts';

const login = () => import('../../screens/account/login.tsx');

export const accountRoutes: RouteEntry[] = [
  { path: '/login', access: 'public', layout: 'entrance', title: 'login', texts: ['account'], screen: login },
  { path: '/login/*', access: 'public', layout: 'entrance', title: 'login', texts: ['account'], screen: login },
  {
    path: '/personal',
    access: 'user',
    layout: 'shell',
    title: 'personal',
    texts: ['ui', 'password', 'personal', 'wechat', 'identity'],
    screen: () => import('../../screens/account/personal.tsx'),
    navigation: { group: 'settings', to: '/personal', base: '/personal', label: 'personal', icon: 'settings' },
  },
  {
    path: '/redirect',
    access: 'public',
    layout: 'plain',
    title: 'redirect',
    screen: () => import('../../screens/account/return-address.tsx'),
  },
];
