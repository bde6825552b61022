import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import {
  countApplications,
  getApplication,
  getApplicationFile,
  listApplications,
} from '@qinghe/contract/resumes/desk.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { cvFactsKey } from '../../domains/resumes/api/cv-facts-key.ts';
import { type FirstQuery, firstPage, firstQuery } from '../../lib/api/first-queries.ts';
import { type DeskTab, deskTabs } from '../../screens/resumes/applications/filters/desk-tabs.ts';
import { deskFilters, readSort, toInput, toList } from '../../screens/resumes/applications/filters/filters.ts';
import { openedBy, opensAtOnce, positionIn } from '../../screens/resumes/applications/list/last-position.ts';
import type { NavigationEntry, RedirectEntry, RouteEntry } from './route.ts';

type Facts = OutputOf<typeof getApplicationFile>;

/** A CV's address, and the picture of its first page: fetched ahead, which the audit log tells from being shown. */
const cvOf = (uuid: string): FirstQuery => ({
  ...firstQuery(getApplicationFile, { uuid, ahead: 'true' }),
  keep: { key: cvFactsKey(uuid, true), as: (facts: Facts) => ({ ...facts, ahead: true }) },
  picture: ({ first_page }: Facts) => first_page?.url,
});

/** One row for eight tabs: the screen stays while its stage changes. */
const desk = (
  kind: JobKind,
  base: string,
  title: RouteEntry['title'],
  navigation: Omit<NavigationEntry, 'group' | 'to' | 'base'>,
) =>
  ({
    path: `${base}/:stage`,
    values: { stage: deskTabs },
    kind,
    access: 'user',
    layout: 'shell',
    title,
    texts: ['ui', 'resumes'],
    renamed: deskFilters.renamed,
    screen: () => {
      const list = import('../../screens/resumes/applications.tsx');
      // Where somebody is open at once: right behind the list, which tells of it if it does not come.
      if (opensAtOnce()) void Promise.allSettled([import('../../screens/resumes/applications/panes/workbench.tsx')]);
      return list;
    },
    navigation: { ...navigation, group: 'applications', to: `${base}/new`, base },
    queries: ({ stage }, search) => {
      const filters = deskFilters.read(search);
      const counts = firstQuery(countApplications, toInput(kind, filters));
      if (search.get('view') === 'board') return [counts];
      const list = toList(kind, stage as DeskTab, filters, readSort(search));
      // The person who was open last time will be open again.
      const open = search.get('id') ?? (opensAtOnce() ? positionIn(list)?.uuid : undefined);
      if (open) {
        const detail = firstQuery(getApplication, { uuid: open }, ({ cv, anonymous }) =>
          // Of who is anonymous there is no file.
          cv && !anonymous ? [cvOf(open)] : [],
        );
        return [firstPage(listApplications, list), counts, detail];
      }
      const first = firstPage(listApplications, list, (page) => {
        const uuid = openedBy(page, list);
        const first = page.items.find((one) => one.uuid === uuid);
        if (!uuid) return [];
        return [firstQuery(getApplication, { uuid }), ...(first?.anonymous_as ? [] : [cvOf(uuid)])];
      });
      return [first, counts];
    },
  }) satisfies RouteEntry;

export const resumeRoutes: (RouteEntry | RedirectEntry)[] = [
  { path: '/resume', redirect: '/resume/new' },
  { path: '/resume/school', redirect: '/resume/school/new' },
  {
    path: '/resume/links',
    access: 'user',
    layout: 'shell',
    title: 'colleagueLinks',
    texts: ['ui', 'candidates'],
    screen: () => import('../../screens/candidates/colleague-links.tsx'),
    palette: { icon: 'users' },
  },
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
