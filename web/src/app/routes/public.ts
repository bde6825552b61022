import type { RouteEntry } from './route.ts';

const page = (
  path: string,
  title: RouteEntry['title'],
  texts: 'live' | 'messages' | 'ops',
  screen: RouteEntry['screen'],
): RouteEntry => ({ path, access: 'public', layout: 'plain', title, texts: ['ui', texts], screen });

const subApplication = () => import('../../screens/ops/sub-application.tsx');

const colleaguePage = (path: string): RouteEntry => ({
  path,
  access: 'mixed',
  layout: 'plain',
  title: 'colleaguePage',
  texts: ['ui', 'candidates'],
  screen: () => import('../../screens/candidates/colleague-page.tsx'),
});

/** Pages that anybody may open and few do. */
export const publicRoutes: RouteEntry[] = [
  page('/message/notice', 'notices', 'messages', () => import('../../screens/messages/notices.tsx')),
  page('/live-signup', 'liveSignup', 'live', () => import('../../screens/live/live-signup.tsx')),
  page('/live-signup/tickets/:token', 'liveTicket', 'live', () => import('../../screens/live/live-ticket.tsx')),
  // Leads to the home page in production.
  page('/ali-pay-test', 'payTest', 'ops', () => import('../../screens/ops/pay-test.tsx')),
  page('/subapp/*', 'subApplication', 'ops', subApplication),
  colleaguePage('/resume-email'),
  colleaguePage('/talent-email'),
];
