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
      least: 'recruiter',
    },
  },
  {
    path: '/personal/invite-setting',
    access: 'user',
    layout: 'shell',
    title: 'inviteTemplates',
    texts: ['ui', 'settings'],
    screen: () => import('../../screens/settings/invite-templates.tsx'),
  },
  {
    path: '/personal/black-list',
    access: 'user',
    layout: 'shell',
    title: 'blackList',
    texts: ['ui', 'resumes'],
    screen: () => import('../../screens/settings/black-list.tsx'),
    navigation: {
      group: 'settings',
      to: '/personal/black-list',
      base: '/personal/black-list',
      label: 'blackList',
      icon: 'userOff',
    },
  },
  {
    path: '/personal/common-words',
    access: 'user',
    layout: 'shell',
    title: 'commonWords',
    texts: ['ui', 'settings'],
    screen: () => import('../../screens/settings/common-words.tsx'),
  },
];
