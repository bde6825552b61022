import type { RouteEntry } from './route.ts';

const step = (path: string): RouteEntry => ({
  path,
  access: 'user',
  layout: 'plain',
  title: 'identity',
  texts: ['ui', 'identity', 'company'],
  screen: () => import('../../screens/identity/identity-step.tsx'),
});

export const identityRoutes: RouteEntry[] = [
  step('/register/identity'),
  step('/register/staff-identity'),
  step('/fill-info/identity'),
];
