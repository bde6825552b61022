import type { RouteEntry } from './route.ts';

/** What people at a door or a stand hold in one hand, with or without a network. */
export const doorRoutes: RouteEntry[] = [
  {
    path: '/door/talk/:uuid',
    access: 'user',
    offline: true,
    layout: 'bare',
    title: 'talkDoor',
    texts: ['ui', 'talks', 'door'],
    screen: () => import('../../screens/talks/talk-door.tsx'),
  },
  {
    path: '/door/key/:uuid',
    access: 'public',
    offline: true,
    layout: 'bare',
    title: 'talkDoor',
    texts: ['ui', 'talks', 'door'],
    screen: () => import('../../screens/talks/talk-door-key.tsx'),
  },
  {
    path: '/door/stand/:uuid',
    access: 'public',
    offline: true,
    layout: 'bare',
    title: 'fairDesk',
    texts: ['ui', 'door', 'desk'],
    screen: () => import('../../screens/fairs/fair-desk-key.tsx'),
  },
  {
    path: '/door/fair/:uuid',
    access: 'user',
    offline: true,
    layout: 'bare',
    title: 'fairDesk',
    texts: ['ui', 'door', 'desk'],
    screen: () => import('../../screens/fairs/fair-desk.tsx'),
  },
];
