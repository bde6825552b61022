import type { RouteEntry } from './route.ts';

const login = () => import('../../screens/account/login.tsx');

export const accountRoutes: RouteEntry[] = [
  { path: '/login', access: 'public', layout: 'entrance', title: 'login', texts: ['account'], screen: login },
  { path: '/login/*', access: 'public', layout: 'entrance', title: 'login', texts: ['account'], screen: login },
  {
    path: '/login/second-factor',
    access: 'public',
    layout: 'plain',
    title: 'login',
    texts: ['ui', 'password'],
    screen: () => import('../../screens/account/second-factor.tsx'),
  },
  {
    path: '/login/password',
    access: 'public',
    layout: 'plain',
    title: 'firstPassword',
    texts: ['ui', 'password'],
    screen: () => import('../../screens/account/first-password.tsx'),
  },
  {
    path: '/login/closed',
    access: 'public',
    layout: 'plain',
    title: 'closed',
    texts: ['ui', 'personal'],
    screen: () => import('../../screens/account/closed.tsx'),
  },
  {
    path: '/outintern/activate',
    access: 'public',
    layout: 'plain',
    title: 'activate',
    texts: ['ui', 'personal'],
    screen: () => import('../../screens/account/activate.tsx'),
  },
  {
    path: '/find-pass',
    access: 'public',
    layout: 'plain',
    title: 'findPassword',
    texts: ['ui', 'password'],
    screen: () => import('../../screens/account/find-password.tsx'),
  },
  {
    path: '/personal',
    access: 'user',
    layout: 'shell',
    title: 'personal',
    texts: ['ui', 'password', 'personal'],
    screen: () => import('../../screens/account/personal.tsx'),
    navigation: { group: 'settings', to: '/personal', base: '/personal', label: 'personal', icon: 'settings' },
  },
  {
    path: '/outintern/change-email',
    access: 'public',
    layout: 'plain',
    title: 'changeEmail',
    texts: ['ui', 'personal'],
    screen: () => import('../../screens/account/change-email.tsx'),
  },
  {
    path: '/redirect',
    access: 'public',
    layout: 'plain',
    title: 'redirect',
    screen: () => import('../../screens/account/return-address.tsx'),
  },
];
