import type { RedirectEntry, RouteEntry } from './route.ts';

const page = (path: string, title: RouteEntry['title'], screen: RouteEntry['screen']): RouteEntry => ({
  path,
  access: 'user',
  layout: 'plain',
  title,
  texts: ['ui', 'company'],
  screen,
});

const invitation = (path: string, title: RouteEntry['title'], screen: RouteEntry['screen']): RouteEntry => ({
  ...page(path, title, screen),
  access: 'public',
  texts: ['ui', 'company', 'account'],
});

const changePapers = () => import('../../screens/company/change-papers.tsx');

export const companyRoutes: (RouteEntry | RedirectEntry)[] = [
  page('/register', 'registerLicence', () => import('../../screens/company/register-licence.tsx')),
  page('/register/intern-create', 'registerIntern', () => import('../../screens/company/register-intern.tsx')),
  page('/register/credentials', 'registerCredentials', () => import('../../screens/company/register-credentials.tsx')),
  page('/register/join', 'registerJoin', () => import('../../screens/company/register-join.tsx')),
  page('/register/create', 'registerCreate', () => import('../../screens/company/register-create.tsx')),
  page('/register/identity-refill', 'companyPapers', changePapers),
  page('/register/refill-info', 'companyPapers', changePapers),
  { path: '/fill-info', redirect: '/fill-info/lisence' },
  page('/fill-info/lisence', 'companyPapers', changePapers),
  page('/fill-info/credentials', 'companyPapers', changePapers),
  invitation('/invite-to-join', 'invitation', () => import('../../screens/company/invite-to-join.tsx')),
  invitation(
    '/invite-to-join/phone-validate',
    'invitation',
    () => import('../../screens/company/invitation/phone-validate.tsx'),
  ),
  invitation(
    '/invite-to-join/confirm-company',
    'invitation',
    () => import('../../screens/company/invitation/confirm-company.tsx'),
  ),
  invitation(
    '/invite-to-join/invited-link-invalid',
    'invitationGone',
    () => import('../../screens/company/invitation/invited-link-invalid.tsx'),
  ),
  {
    ...page('/personal/hr-identify', 'companyReview', () => import('../../screens/company/company-review.tsx')),
    texts: ['ui', 'company', 'identity'],
  },
];
