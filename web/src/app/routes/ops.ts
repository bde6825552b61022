import type { RouteEntry } from './route.ts';

export const opsRoutes: RouteEntry[] = [
  {
    path: '/healthz',
    access: 'public',
    layout: 'plain',
    title: 'health',
    texts: ['ops'],
    screen: () => import('../../screens/ops/health.tsx'),
  },
  {
    path: '/outbox',
    access: 'public',
    layout: 'plain',
    title: 'outbox',
    texts: ['ui', 'ops'],
    screen: () => import('../../screens/ops/outbox.tsx'),
    palette: { icon: 'right', demo: true },
  },
  {
    // Leads to the home page outside of development and demos.
    path: '/design',
    access: 'public',
    layout: 'plain',
    title: 'design',
    texts: ['ui', 'design'],
    screen: () => import('../../screens/ops/design-system.tsx'),
    palette: { icon: 'right', demo: true },
  },
];
