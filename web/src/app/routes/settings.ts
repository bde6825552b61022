import type { RouteEntry } from './route.ts';

export const settingsRoutes: RouteEntry[] = [
  {
    path: '/personal/reject-setting',
    access: 'user',
    layout: 'shell',
    title: 'rejectTemplates',
    texts: ['ui', 'settings'],
    screen: () => import('../../screens/settings/reject-templates.tsx'),
    palette: { icon: 'settings' },
  },
  {
    path: '/personal/common-words',
    access: 'user',
    layout: 'shell',
    title: 'commonWords',
    texts: ['ui', 'settings'],
    screen: () => import('../../screens/settings/common-words.tsx'),
    palette: { icon: 'settings' },
  },
];
