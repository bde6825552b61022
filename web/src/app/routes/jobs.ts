import type { RedirectEntry, RouteEntry } from './route.ts';

const LIST = '/job-management/internship';
const CAMPUS = '/job-management/campus-recruitment';

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
  { path: CAMPUS, redirect: `${CAMPUS}/campus-recruitment-job` },
  {
    path: `${CAMPUS}/campus-recruitment-job`,
    access: 'user',
    layout: 'shell',
    title: 'campusJobs',
    texts: ['ui', 'jobs'],
    screen: () => import('../../screens/jobs/campus-jobs.tsx'),
    navigation: {
      group: 'jobs',
      to: `${CAMPUS}/campus-recruitment-job`,
      base: CAMPUS,
      label: 'campusJobs',
      icon: 'school',
      count: { of: ({ jobs }) => jobs.campus.online, label: 'online' },
    },
  },
  {
    path: `${CAMPUS}/publish-job`,
    access: 'user',
    layout: 'form',
    title: 'publishCampus',
    texts: ['ui', 'jobs'],
    screen: () => import('../../screens/jobs/publish-campus.tsx'),
    palette: { icon: 'plus' },
  },
  {
    path: `${CAMPUS}/job-add-or-edit`,
    access: 'user',
    layout: 'form',
    title: 'editCampus',
    texts: ['ui', 'jobs'],
    screen: () => import('../../screens/jobs/publish-campus.tsx'),
  },
  {
    path: `${CAMPUS}/publish-job/preview`,
    access: 'user',
    layout: 'shell',
    title: 'previewCampus',
    texts: ['jobs'],
    screen: () => import('../../screens/jobs/preview-campus.tsx'),
  },
];
