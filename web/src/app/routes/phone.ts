import type { RouteEntry } from './route.ts';

/** Pages of phones: no shell, nothing that talks, no session needed. */
const onPhone = (path: string, title: RouteEntry['title'], screen: RouteEntry['screen']): RouteEntry => ({
  path,
  access: 'public',
  layout: 'plain',
  title,
  texts: ['ui', 'identity'],
  screen,
});

export const phoneRoutes: RouteEntry[] = [
  onPhone('/m', 'phoneHome', () => import('../../screens/identity/phone/phone-home.tsx')),
  onPhone('/m/identity', 'phoneIdentity', () => import('../../screens/identity/phone/phone-identity.tsx')),
  onPhone('/m/identity/result', 'phoneResult', () => import('../../screens/identity/phone/phone-result.tsx')),
  {
    ...onPhone('/m/licence', 'phoneLicence', () => import('../../screens/company/phone-licence.tsx')),
    texts: ['ui', 'company'],
  },
  {
    path: '/m/join',
    access: 'public',
    layout: 'plain',
    title: 'phoneJoin',
    texts: ['ui', 'join'],
    screen: () => import('../../screens/account/join.tsx'),
  },
];
