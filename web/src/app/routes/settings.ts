import type { RouteEntry } from './route.ts';

export const settingsRoutes: RouteEntry[] = [
  {
    path: '/personal/reject-setting',
    access: 'user',
    layout: 'shell',
    title: 'rejectTemplates',
    texts: ['ui', 'settings'],
    screen: () => import('../../screens/settings/reject-templates.tsx'),
    navigation: {
      group: 'settings',
      to: '/personal/reject-setting',
      base: '/personal/reject-setting',
      label: 'rejectTemplates',
      icon: 'mailX',
    },
  },
  {
    path: '/personal/common-words',
    access: 'user',
    layout: 'shell',
    title: 'commonWords',
    texts: ['ui', 'settings'],
    screen: () => import('../../screens/settings/common-words.tsx'),
    navigation: {
      group: 'settings',
      to: '/personal/common-words',
      base: '/personal/common-words',
      label: 'commonWords',
      icon: 'message',
    },
  },
];
