import type { RouteEntry } from './route.ts';

export const talentRoutes: RouteEntry[] = [
  {
    path: '/talent',
    access: 'user',
    layout: 'shell',
    title: 'talents',
    texts: ['ui', 'talents', 'rights', 'uses'],
    screen: () => import('../../screens/talents/talents.tsx'),
    navigation: {
      group: 'talents',
      to: '/talent',
      base: '/talent',
      label: 'talents',
      icon: 'userSearch',
      least: 'recruiter',
    },
  },
  {
    path: '/talent/invitations',
    access: 'user',
    layout: 'shell',
    title: 'talentInvitations',
    texts: ['ui', 'talents', 'rights', 'uses'],
    screen: () => import('../../screens/talents/invitations.tsx'),
  },
  {
    path: '/talent/opinions',
    access: 'user',
    layout: 'shell',
    title: 'talentOpinions',
    texts: ['ui', 'talents', 'rights', 'uses'],
    screen: () => import('../../screens/talents/spoken-of.tsx'),
  },
  {
    path: '/talent/radar',
    access: 'user',
    layout: 'shell',
    title: 'radarHits',
    texts: ['ui', 'talents', 'rights', 'uses'],
    screen: () => import('../../screens/talents/radar-hits.tsx'),
  },
];
