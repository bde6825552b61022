import type { RedirectEntry, RouteEntry } from './route.ts';

const LIST = '/job-fairs/list';

export const fairRoutes: (RouteEntry | RedirectEntry)[] = [
  { path: '/job-fairs', redirect: LIST },
  {
    path: LIST,
    access: 'user',
    layout: 'shell',
    title: 'myFairs',
    texts: ['ui', 'fairs'],
    screen: () => import('../../screens/fairs/my-fairs.tsx'),
    navigation: { group: 'jobs', to: LIST, base: '/job-fairs', label: 'jobFairs', icon: 'ticket' },
  },
  {
    path: '/job-fairs/square',
    access: 'user',
    layout: 'shell',
    title: 'fairSquare',
    texts: ['ui', 'fairs'],
    screen: () => import('../../screens/fairs/fair-square.tsx'),
    palette: { icon: 'ticket' },
  },
  {
    path: '/job-fairs/report/:id',
    access: 'user',
    layout: 'shell',
    title: 'fairReport',
    texts: ['ui', 'fairs', 'desk'],
    screen: () => import('../../screens/fairs/fair-report.tsx'),
  },
];
