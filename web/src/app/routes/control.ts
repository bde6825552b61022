import type { NavigationEntry, RedirectEntry, RouteEntry } from './route.ts';

/** A page of the company's master. */
const page = (
  path: string,
  title: RouteEntry['title'],
  screen: RouteEntry['screen'],
  more: Partial<RouteEntry> = {},
): RouteEntry => ({
  path,
  access: 'master',
  layout: 'shell',
  title,
  texts: ['ui', 'company', 'control'],
  screen,
  ...more,
});

const entry = (base: string, to: string, label: NavigationEntry['label'], icon: NavigationEntry['icon']) => ({
  navigation: { group: 'company' as const, to, base, label, icon },
});

const accounts = '/control/account-management';
const services = '/control/service-manage';
const information = '/control/company-manage';

export const controlRoutes: (RouteEntry | RedirectEntry)[] = [
  page('/control', 'companyRoom', () => import('../../screens/home/company-room.tsx'), {
    texts: ['ui', 'home', 'control'],
    ...entry('/control', '/control', 'companyRoom', 'dashboard'),
  }),
  page('/control/company-overview', 'companyOverview', () => import('../../screens/home/company-overview.tsx'), {
    texts: ['ui', 'home', 'control'],
    ...entry('/control/company-overview', '/control/company-overview', 'companyOverview', 'chart'),
  }),
  page(
    accounts,
    'accountManagement',
    () => import('../../screens/company/account-management.tsx'),
    entry(accounts, accounts, 'accountManagement', 'users'),
  ),
  { path: services, redirect: `${services}/company` },
  page(
    `${services}/company`,
    'serviceCompany',
    () => import('../../screens/company/service-company.tsx'),
    entry(services, `${services}/company`, 'serviceManage', 'ticket'),
  ),
  page(`${services}/account`, 'serviceAccount', () => import('../../screens/company/service-account.tsx')),
  { path: information, redirect: `${information}/main-info` },
  page(`${information}/main-info`, 'companyManage', () => import('../../screens/company/main-info.tsx'), {
    layout: 'form',
    ...entry(information, `${information}/main-info`, 'companyManage', 'building'),
  }),
  page(`${information}/other-info`, 'companyOther', () => import('../../screens/company/other-info.tsx'), {
    layout: 'form',
  }),
  page('/control/api-keys', 'apiKeys', () => import('../../screens/platform/api-keys.tsx'), {
    texts: ['ui', 'platform'],
    ...entry('/control/api-keys', '/control/api-keys', 'apiKeys', 'settings'),
  }),
  page(
    '/control/audit-log',
    'auditLog',
    () => import('../../screens/company/audit-log.tsx'),
    entry('/control/audit-log', '/control/audit-log', 'auditLog', 'history'),
  ),
  page(
    '/control/data-retention',
    'dataRetention',
    () => import('../../screens/company/data-retention.tsx'),
    entry('/control/data-retention', '/control/data-retention', 'dataRetention', 'calendar'),
  ),
  { path: '/control/webhooks', redirect: '/control/api-keys/webhooks' },
  page('/control/api-keys/webhooks', 'webhooks', () => import('../../screens/platform/webhooks.tsx'), {
    texts: ['ui', 'platform'],
    palette: { icon: 'settings' },
  }),
];
