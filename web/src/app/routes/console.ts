import type { RedirectEntry, RouteEntry } from './route.ts';

/** A page of operators. The server lets operators in alone; the layout sends everybody else to their login. */
const page = (
  path: string,
  title: RouteEntry['title'],
  screen: RouteEntry['screen'],
  texts: readonly (
    | 'company'
    | 'identity'
    | 'control'
    | 'fairs'
    | 'feedback'
    | 'help'
    | 'jobs'
    | 'live'
    | 'orders'
    | 'platform'
  )[] = [],
): RouteEntry => ({ path, access: 'public', layout: 'console', title, texts: ['ui', 'ops', ...texts], screen });

export const consoleRoutes: (RouteEntry | RedirectEntry)[] = [
  { path: '/ops', redirect: '/ops/companies' },
  {
    path: '/ops/login',
    access: 'public',
    layout: 'plain',
    title: 'consoleLogin',
    texts: ['ui', 'ops'],
    screen: () => import('../../screens/ops/console-login.tsx'),
  },
  page('/ops/companies', 'opsCompanies', () => import('../../screens/ops/companies.tsx'), ['company']),
  page('/ops/identities', 'opsIdentities', () => import('../../screens/ops/identities.tsx'), ['identity']),
  page('/ops/jobs', 'opsJobs', () => import('../../screens/ops/jobs.tsx'), ['jobs']),
  page('/ops/proposals', 'opsProposals', () => import('../../screens/ops/proposals.tsx'), ['company']),
  page('/ops/erasures', 'opsErasures', () => import('../../screens/ops/erasures.tsx')),
  page('/ops/search', 'opsSearch', () => import('../../screens/ops/search.tsx'), ['company']),
  page('/ops/company', 'opsCompany', () => import('../../screens/ops/subject-company.tsx'), ['company']),
  page('/ops/account', 'opsAccount', () => import('../../screens/ops/subject-account.tsx'), ['company']),
  page('/ops/money', 'opsMoney', () => import('../../screens/ops/money.tsx')),
  page('/ops/orders', 'opsOrders', () => import('../../screens/ops/orders.tsx'), ['orders']),
  page('/ops/suspense', 'opsSuspense', () => import('../../screens/ops/suspense.tsx')),
  page('/ops/reconciliation', 'opsReconciliation', () => import('../../screens/ops/reconciliation.tsx')),
  page('/ops/prices', 'opsPrices', () => import('../../screens/ops/prices.tsx'), ['orders']),
  page('/ops/transfers', 'opsTransfers', () => import('../../screens/ops/transfers.tsx')),
  page('/ops/refunds', 'opsRefunds', () => import('../../screens/ops/refunds.tsx')),
  page('/ops/invoices', 'opsInvoices', () => import('../../screens/ops/invoices.tsx')),
  page('/ops/red-letters', 'opsRedLetters', () => import('../../screens/ops/red-letters.tsx')),
  page('/ops/ads', 'opsAds', () => import('../../screens/ops/ads.tsx')),
  page('/ops/live', 'opsLive', () => import('../../screens/ops/live.tsx'), ['live']),
  page('/ops/broadcast', 'opsBroadcast', () => import('../../screens/ops/live-visitors.tsx'), ['live', 'control']),
  page('/ops/feedback', 'opsFeedback', () => import('../../screens/ops/feedback.tsx'), ['feedback']),
  page('/ops/help', 'opsHelp', () => import('../../screens/ops/help.tsx'), ['help']),
  page('/ops/canned-answers', 'opsCannedAnswers', () => import('../../screens/ops/canned-answers.tsx'), ['help']),
  page('/ops/words', 'opsWords', () => import('../../screens/ops/words.tsx')),
  page('/ops/notices', 'opsNotices', () => import('../../screens/ops/notices.tsx')),
  page('/ops/fairs', 'opsFairs', () => import('../../screens/ops/fairs.tsx'), ['fairs']),
  page('/ops/fair', 'opsFair', () => import('../../screens/ops/fair-companies.tsx'), ['fairs']),
  page('/ops/dictionaries', 'opsDictionaries', () => import('../../screens/ops/dictionaries.tsx')),
  page('/ops/dictionary', 'opsDictionary', () => import('../../screens/ops/dictionary.tsx')),
  page('/ops/holidays', 'opsHolidays', () => import('../../screens/ops/holidays.tsx')),
  page('/ops/platform-keys', 'opsPlatformKeys', () => import('../../screens/platform/talent-keys.tsx'), ['platform']),
  page('/ops/audit', 'opsAudit', () => import('../../screens/ops/operator-audit.tsx'), ['control']),
];
