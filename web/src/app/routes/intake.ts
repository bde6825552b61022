import type { RouteEntry } from './route.ts';

export const intakeRoutes: RouteEntry[] = [
  {
    path: '/resume/import',
    access: 'user',
    layout: 'form',
    title: 'importCvs',
    texts: ['ui', 'intake'],
    screen: () => import('../../screens/intake/cv-imports.tsx'),
    palette: { icon: 'plus' },
  },
];
