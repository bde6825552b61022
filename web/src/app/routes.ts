import type { Endpoint, OutputOf } from '@qinghe/contract/endpoint.ts';
import { countApplications, getApplication, listApplications } from '@qinghe/contract/resumes/endpoints.ts';
import type { JobKind, Stage } from '@qinghe/contract/resumes/stages.ts';
import { stages } from '@qinghe/contract/resumes/stages.ts';
import type { ComponentType } from 'react';
import { pageOf } from '../domains/resumes/api/list-input.ts';
import type { Texts } from '../lib/i18n/resources.d.ts';
import type { Address, TitleKey } from '../lib/route-handle.ts';
import { filtersIn, toInput } from '../screens/resumes/applications/filters.ts';
import { openedBy } from '../screens/resumes/applications/last-place.ts';
import type { RouteAccess } from './guard.ts';

/*
 * The one table of addresses. How to add a screen:
 * 1. `src/screens/<domain>/<screen>.tsx`, a default export that returns `<Page>…</Page>` from `ui/page`.
 * 2. Its row here, with its title under `title` in `locales/{zh-CN,en}/shell.json`.
 * 3. Its texts in `locales/{zh-CN,en}/<namespace>.json`, the namespace in its row and in `lib/i18n/resources.d.ts`.
 * 4. Its calls in `src/domains/<domain>/api/<verb-noun>.ts`: `call(endpoint, input, {signal})` from `lib/call.ts`,
 *    a query key `[domain, call, input]`, a hook. Events of the socket make everything under `[domain]` stale.
 * 5. In the sidebar: a row in `app/shell/entries.ts`.
 * `ui/` needs no component library. A screen that wants Mantine wraps itself in `ui/library/component-library.tsx`
 * and imports the style of each component that it uses: `@mantine/core/styles/Select.layer.css`.
 */
export interface RouteEntry {
  path: string;
  access: RouteAccess;
  /** `shell` has sidebar and top bar; `plain` stands alone; `entrance` is plain without queries, for the login's weight. */
  layout: 'shell' | 'plain' | 'entrance';
  title: TitleKey;
  /** Texts that the screen needs beside `common` and `shell`; loaded together with it. */
  texts?: (keyof Texts)[];
  /** Which side the screen shows, where it serves both. */
  kind?: JobKind;
  /** Values that a parameter of the path may have; any other address is unknown. */
  values?: Record<string, readonly string[]>;
  screen: () => Promise<Screen>;
  /** What the screen asks for first; asked for while its code is on its way (`early.ts`). */
  first?: (params: Record<string, string>, search: URLSearchParams) => FirstCall[];
}

export interface Screen {
  default: ComponentType;
  /** Fetches what the screen will show first, before it is drawn. */
  prefetch?: (address: Address) => void;
}

/** A call that only reads, with its input, and what will be asked for once its answer is known. */
export type FirstCall = [Endpoint, Record<string, unknown>, next?: (data: unknown) => FirstCall[]];

export interface RedirectEntry {
  path: string;
  redirect: string;
}

const applications = () => import('../screens/resumes/applications.tsx');
const firstOfApplications =
  (kind: JobKind): NonNullable<RouteEntry['first']> =>
  ({ stage }, search) => {
    const input = toInput(kind, filtersIn(search));
    const list = { ...input, stage: stage as Stage };
    const open = search.get('id');
    const detail = (uuid: string | null): FirstCall[] => (uuid ? [[getApplication, { uuid }]] : []);
    const opened = (page: unknown) => detail(openedBy(page as OutputOf<typeof listApplications>, list));
    const opens = open === null && search.get('view') !== 'board';
    return [[listApplications, pageOf(list), opens ? opened : undefined], [countApplications, input], ...detail(open)];
  };
const nextStep = () => import('../screens/account/next-step.tsx');
const login = () => import('../screens/account/login.tsx');

export const routes: (RouteEntry | RedirectEntry)[] = [
  { path: '/login', access: 'public', layout: 'entrance', title: 'login', texts: ['account'], screen: login },
  { path: '/login/*', access: 'public', layout: 'entrance', title: 'login', texts: ['account'], screen: login },
  {
    path: '/redirect',
    access: 'public',
    layout: 'plain',
    title: 'redirect',
    screen: () => import('../screens/account/return-address.tsx'),
  },
  {
    path: '/healthz',
    access: 'public',
    layout: 'plain',
    title: 'health',
    texts: ['ops'],
    screen: () => import('../screens/ops/health.tsx'),
  },
  {
    path: '/outbox',
    access: 'public',
    layout: 'plain',
    title: 'outbox',
    texts: ['ui', 'ops'],
    screen: () => import('../screens/ops/outbox.tsx'),
  },
  {
    // Leads to the home page outside of development and demos.
    path: '/design',
    access: 'public',
    layout: 'plain',
    title: 'design',
    texts: ['ui', 'design'],
    screen: () => import('../screens/ops/design-system.tsx'),
  },

  {
    path: '/',
    access: 'user',
    layout: 'shell',
    title: 'home',
    texts: ['home'],
    screen: () => import('../screens/company/home.tsx'),
  },

  { path: '/job-management', redirect: '/job-management/internship' },
  {
    path: '/job-management/internship',
    access: 'user',
    layout: 'shell',
    title: 'internshipJobs',
    texts: ['jobs'],
    screen: () => import('../screens/jobs/internship-jobs.tsx'),
  },
  {
    path: '/job-management/internship/publish-job',
    access: 'user',
    layout: 'shell',
    title: 'publishInternship',
    texts: ['jobs'],
    screen: () => import('../screens/jobs/publish-internship.tsx'),
  },
  {
    path: '/job-management/internship/publish-job/preview',
    access: 'user',
    layout: 'shell',
    title: 'previewInternship',
    texts: ['jobs'],
    screen: () => import('../screens/jobs/preview-internship.tsx'),
  },

  { path: '/resume', redirect: '/resume/new' },
  { path: '/resume/school', redirect: '/resume/school/new' },
  {
    // One row for six tabs: the screen stays while its stage changes.
    path: '/resume/:stage',
    values: { stage: stages },
    kind: 'internship',
    access: 'user',
    layout: 'shell',
    title: 'internshipApplications',
    texts: ['resumes'],
    screen: applications,
    first: firstOfApplications('internship'),
  },
  {
    path: '/resume/school/:stage',
    values: { stage: stages },
    kind: 'campus',
    access: 'user',
    layout: 'shell',
    title: 'campusApplications',
    texts: ['resumes'],
    screen: applications,
    first: firstOfApplications('campus'),
  },

  {
    path: '/personal/reject-setting',
    access: 'user',
    layout: 'shell',
    title: 'rejectTemplates',
    texts: ['ui', 'settings'],
    screen: () => import('../screens/settings/reject-templates.tsx'),
  },
  {
    path: '/personal/common-words',
    access: 'user',
    layout: 'shell',
    title: 'commonWords',
    texts: ['ui', 'settings'],
    screen: () => import('../screens/settings/common-words.tsx'),
  },

  // Where the guard sends people whose next step has no screen yet; each says so, and offers a way out.
  { path: '/register', access: 'user', layout: 'plain', title: 'licence', texts: ['account'], screen: nextStep },
  {
    path: '/register/identity',
    access: 'user',
    layout: 'plain',
    title: 'identity',
    texts: ['account'],
    screen: nextStep,
  },
  {
    path: '/register/staff-identity',
    access: 'user',
    layout: 'plain',
    title: 'identity',
    texts: ['account'],
    screen: nextStep,
  },
  {
    path: '/personal/hr-identify',
    access: 'user',
    layout: 'plain',
    title: 'identity',
    texts: ['account'],
    screen: nextStep,
  },
];

export const isRedirect = (entry: RouteEntry | RedirectEntry): entry is RedirectEntry => 'redirect' in entry;

/** Whether the parameters of an address are among those that its row allows. */
export const hasKnownValues = (entry: RouteEntry, params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(entry.values ?? {}).every(([name, values]) => values.includes(params[name] ?? ''));
