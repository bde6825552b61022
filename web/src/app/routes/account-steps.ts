import type { RouteEntry } from './route.ts';

/** Pages that an account sees once: a second factor, a forgotten password, the link of a mail. */
export const accountStepRoutes: RouteEntry[] = [
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
    path: '/outintern/change-email',
    access: 'public',
    layout: 'plain',
    title: 'changeEmail',
    texts: ['ui', 'personal'],
    screen: () => import('../../screens/account/change-email.tsx'),
  },
];
