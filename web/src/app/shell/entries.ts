import type { Icon } from '@tabler/icons-react';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import type { Overview } from '../../domains/company/api/business-overview.ts';
import type { Texts } from '../../lib/i18n/resources.d.ts';
import type { TitleKey } from '../../lib/route-handle.ts';

export interface Entry {
  to: string;
  /** The whole name, where the entry stands without its group. */
  title: TitleKey;
  /** Its name under its group. */
  label: keyof Texts['shell']['entry'];
  icon: Icon;
  /** Whether it is the current place. */
  holds: (pathname: string) => boolean;
  count?: (overview: Overview) => number;
  /** What the count counts. */
  counts?: keyof Texts['shell']['count'];
}

export interface EntryGroup {
  /** Groups of one entry have no name of their own. */
  label?: keyof Texts['shell']['entry'];
  icon: Icon;
  entries: Entry[];
}

const under = (base: string) => (pathname: string) => pathname === base || pathname.startsWith(`${base}/`);
const school = under('/resume/school');

/** The sidebar, in the order of the work; only what has a screen. */
export const entryGroups: EntryGroup[] = [
  {
    icon: IconHome,
    entries: [{ to: '/', title: 'home', label: 'home', icon: IconHome, holds: (pathname) => pathname === '/' }],
  },
  {
    label: 'jobs',
    icon: IconBriefcase,
    entries: [
      {
        to: '/job-management/internship',
        title: 'internshipJobs',
        label: 'internshipJobs',
        icon: IconBriefcase,
        holds: under('/job-management/internship'),
        count: ({ jobs }) => jobs.internship.online,
        counts: 'online',
      },
    ],
  },
  {
    label: 'applications',
    icon: IconFile,
    entries: [
      {
        to: '/resume/new',
        title: 'internshipApplications',
        label: 'internshipApplications',
        icon: IconFile,
        holds: (pathname) => under('/resume')(pathname) && !school(pathname),
        count: ({ applications }) => applications.internship.new,
        counts: 'new',
      },
      {
        to: '/resume/school/new',
        title: 'campusApplications',
        label: 'campusApplications',
        icon: IconSchool,
        holds: school,
        count: ({ applications }) => applications.campus.new,
        counts: 'new',
      },
    ],
  },
];

export const entries: Entry[] = entryGroups.flatMap((group) => group.entries);
