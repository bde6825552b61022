import type { RouteEntry } from './route.ts';

const page = (
  path: string,
  title: RouteEntry['title'],
  texts: 'password' | 'personal',
  screen: RouteEntry['screen'],
): RouteEntry => ({ path, access: 'public', layout: 'plain', title, texts: ['ui', texts], screen });

/** Pages that an account sees once: a second factor, a forgotten password, the link of a mail. */
export const accountStepRoutes: RouteEntry[] = [
  page('/login/second-factor', 'login', 'password', () => import('../../screens/account/second-factor.tsx')),
  page('/login/password', 'firstPassword', 'password', () => import('../../screens/account/first-password.tsx')),
  page('/login/closed', 'closed', 'personal', () => import('../../screens/account/closed.tsx')),
  page('/outintern/activate', 'activate', 'personal', () => import('../../screens/account/activate.tsx')),
  page('/find-pass', 'findPassword', 'password', () => import('../../screens/account/find-password.tsx')),
  page('/outintern/change-email', 'changeEmail', 'personal', () => import('../../screens/account/change-email.tsx')),
];
