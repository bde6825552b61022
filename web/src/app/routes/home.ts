import type { RouteEntry } from './route.ts';

export const homeRoutes: RouteEntry[] = [
  {
    path: '/',
    access: 'user',
    layout: 'shell',
    title: 'home',
    texts: ['ui', 'home'],
    screen: () => import('../../screens/home/home.tsx'),
    navigation: { group: 'home', to: '/', base: '/', label: 'home', icon: 'home' },
  },
  {
    path: '/message',
    access: 'user',
    layout: 'shell',
    title: 'messages',
    texts: ['ui', 'messages'],
    screen: () => import('../../screens/messages/messages.tsx'),
    navigation: { group: 'messages', to: '/message', base: '/message', label: 'messages', icon: 'bell' },
  },
];
