import type { RouteEntry } from './route.ts';

export const homeRoutes: RouteEntry[] = [
  {
    path: '/',
    access: 'user',
    layout: 'shell',
    title: 'home',
    texts: ['home'],
    screen: () => import('../../screens/home/home.tsx'),
    navigation: { group: 'home', to: '/', base: '/', label: 'home', icon: 'home' },
  },
];
