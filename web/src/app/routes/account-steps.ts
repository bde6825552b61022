import type { RouteEntry } from './route.ts';

const joinPage = (path: string): RouteEntry => ({
  path,
  access: 'public',
  layout: 'plain',
  title: 'join',
  texts: ['ui', 'join'],
  screen: () => import('../../screens/account/join.tsx'),
});

const page = (
  path: string,
  title: RouteEntry['title'],
  texts: 'password' | 'personal' | 'wechat' | 'rules',
  screen: RouteEntry['screen'],
): RouteEntry => ({ path, access: 'public', layout: 'plain', title, texts: ['ui', texts], screen });

/** Pages that an account sees once: a second factor, a forgotten password, the link of a mail. */
export const accountStepRoutes: RouteEntry[] = [
  page('/login/second-factor', 'login', 'password', () => import('../../screens/account/second-factor.tsx')),
  page('/login/password', 'firstPassword', 'password', () => import('../../screens/account/first-password.tsx')),
  page('/login/closed', 'closed', 'personal', () => import('../../screens/account/closed.tsx')),
  page('/login/frozen', 'frozen', 'personal', () => import('../../screens/account/frozen.tsx')),
  page('/outintern/activate', 'activate', 'personal', () => import('../../screens/account/activate.tsx')),
  page('/find-pass', 'findPassword', 'password', () => import('../../screens/account/find-password.tsx')),
  page('/outintern/unsubscribe', 'unsubscribe', 'personal', () => import('../../screens/account/unsubscribe.tsx')),
  page('/outintern/change-email', 'changeEmail', 'personal', () => import('../../screens/account/change-email.tsx')),
  ...['/join', '/join-bake', '/join-bake2', '/join-bake3'].map(joinPage),
  page('/wechat/return', 'wechat', 'wechat', () => import('../../screens/account/wechat-return.tsx')),
  page('/wechat/phone', 'wechat', 'wechat', () => import('../../screens/account/wechat-phone.tsx')),
  page('/rule/account', 'rules', 'rules', () => import('../../screens/account/account-rules.tsx')),
  page('/rule/intern', 'rules', 'rules', () => import('../../screens/account/intern-rules.tsx')),
  page('/rule/accessibility', 'rules', 'rules', () => import('../../screens/account/accessibility.tsx')),
];
