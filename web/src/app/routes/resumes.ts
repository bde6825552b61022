import { countApplications, getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import type { JobKind, Stage } from '@qinghe/contract/resumes/stages.ts';
import { stages } from '@qinghe/contract/resumes/stages.ts';
import { firstPage, firstQuery } from '../../lib/first-queries.ts';
import { deskFilters, readSort, toInput, toList } from '../../screens/resumes/applications/filters.ts';
import { opensAtOnce, positionIn } from '../../screens/resumes/applications/last-position.ts';
import type { NavigationEntry, RedirectEntry, RouteEntry } from './route.ts';

/** One row for six tabs: the screen stays while its stage changes. */
const desk = (
  kind: JobKind,
  base: string,
  title: RouteEntry['title'],
  navigation: Omit<NavigationEntry, 'group' | 'to' | 'base'>,
) =>
  ({
    path: `${base}/:stage`,
    values: { stage: stages },
    kind,
    access: 'user',
    layout: 'shell',
    title,
    texts: ['resumes'],
    renamed: deskFilters.renamed,
    screen: () => import('../../screens/resumes/applications.tsx'),
    navigation: { ...navigation, group: 'applications', to: `${base}/new`, base },
    queries: ({ stage }, search) => {
      const filters = deskFilters.read(search);
      const counts = firstQuery(countApplications, toInput(kind, filters));
      if (search.get('view') === 'board') return [counts];
      const list = toList(kind, stage as Stage, filters, readSort(search));
      // The person who was open last time will be open again.
      const open = search.get('id') ?? (opensAtOnce() ? positionIn(list)?.uuid : undefined);
      return [firstPage(listApplications, list), counts, ...(open ? [firstQuery(getApplication, { uuid: open })] : [])];
    },
  }) satisfies RouteEntry;

export const resumeRoutes: (RouteEntry | RedirectEntry)[] = [
  { path: '/resume', redirect: '/resume/new' },
  { path: '/resume/school', redirect: '/resume/school/new' },
  desk('internship', '/resume', 'internshipApplications', {
    label: 'internshipApplications',
    icon: 'file',
    count: { of: ({ applications }) => applications.internship.new, label: 'new' },
  }),
  desk('campus', '/resume/school', 'campusApplications', {
    label: 'campusApplications',
    icon: 'school',
    count: { of: ({ applications }) => applications.campus.new, label: 'new' },
  }),
];
