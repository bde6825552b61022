import type { RedirectEntry, RouteEntry } from './route.ts';

const LIST = '/job-management/internship';

export const jobRoutes: (RouteEntry | RedirectEntry)[] = [
  { path: '/job-management', redirect: LIST },
  {
    path: LIST,
    access: 'user',
    layout: 'shell',
    title: 'internshipJobs',
    texts: ['jobs'],
    screen: () => import('../../screens/jobs/internship-jobs.tsx'),
    navigation: {
      group: 'jobs',
      to: LIST,
      base: LIST,
      label: 'internshipJobs',
      icon: 'briefcase',
      count: { of: ({ jobs }) => jobs.internship.online, label: 'online' },
    },
  },
  {
    path: `${LIST}/publish-job`,
    access: 'user',
    layout: 'form',
    title: 'publishInternship',
    texts: ['ui', 'jobs'],
    screen: () => import('../../screens/jobs/publish-internship.tsx'),
    palette: { icon: 'plus' },
  },
  {
    path: `${LIST}/publish-job/preview`,
    access: 'user',
    layout: 'shell',
    title: 'previewInternship',
    texts: ['jobs'],
    screen: () => import('../../screens/jobs/preview-internship.tsx'),
  },
  {
    path: '/job-management/import',
    access: 'user',
    layout: 'shell',
    title: 'importJobs',
    texts: ['ui', 'imports'],
    screen: () => import('../../screens/jobs/import-jobs.tsx'),
    palette: { icon: 'plus' },
  },
];
