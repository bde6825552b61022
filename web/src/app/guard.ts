import type { UserInfo } from '@qinghe/contract/account/user-info.ts';
import type { CompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { brochureAddresses, jobAddresses } from '../domains/jobs/job-addresses.ts';
import { allow, type Decision, type HomeMode, isOpen, type RouteAccess, toLogin } from './guard-without-session.ts';

/** Result of the account check: fine, or the step that is missing (product document, section 8). */
export type AccountCheck = 'ok' | 5101 | 5102 | 5103 | 5104 | 5105 | 5106;

export type GuardSession =
  | { state: 'anonymous' }
  | { state: 'failed' }
  | {
      state: 'known';
      check: AccountCheck;
      user: Pick<UserInfo, 'type' | 'user_status' | 'staff_status'>;
      company: Pick<CompanyInfo, 'check_status' | 'certification_lost'> | null;
      identity: { status: number; check_status: number } | null;
      /** The server lets drafts be written while the identity is looked at. */
      prepares?: boolean;
    };

const HOME = '/';
const FROZEN = '/login/frozen';
const LICENCE = '/register';
const IDENTIFY = '/personal/hr-identify';
const PERSONAL = '/personal';
const REGISTER_IDENTITY = '/register/identity';
const REGISTER_STAFF_IDENTITY = '/register/staff-identity';

/** What an account without a company may open: licence or letter, credentials, confirm create, confirm join. */
const WITHOUT_COMPANY = [
  LICENCE,
  '/register/intern-create',
  '/register/credentials',
  '/register/create',
  '/register/join',
];
/** What may be opened while an identity is looked at: drafts, own texts and colleagues. It leads nowhere that others see. */
const PREPARING = [
  ...Object.values(jobAddresses).flatMap(({ create, form, preview }) => [create, form(''), preview('')]),
  brochureAddresses.create,
  brochureAddresses.show(''),
  '/personal/reject-setting',
  '/control/account-management',
].map((address) => new URL(address, 'http://guard').pathname);
/** What a company says of itself is seen by everybody once its papers have passed. */
const UNSEEN_COMPANY = '/control/company-manage';
const IDENTITY_REPAIR = ['/register/identity-refill', '/fill-info/identity'];

/**
 * The route guard of the product document, section 4, whole. `path` is the pathname with its query.
 * Rules stand in the document's order and each one decides alone, so that no two of them can send a person in a circle
 * (a test walks every session through every path).
 */
export function decide(access: RouteAccess, session: GuardSession, path: string): Decision {
  const { pathname, searchParams } = new URL(path, 'http://guard');
  if (isOpen(access, searchParams)) return allow;
  if (session.state !== 'known') return toLogin;
  if (session.company === null) return confine(WITHOUT_COMPANY.includes(pathname), LICENCE);
  return decideInCompany(access, { ...session, company: session.company }, pathname);
}

export type KnownSession = Extract<GuardSession, { state: 'known' }>;
type CompanySession = KnownSession & { company: NonNullable<KnownSession['company']> };

function decideInCompany(access: RouteAccess, session: CompanySession, pathname: string): Decision {
  const { check, user, company, identity } = session;
  const { check_status: papers, certification_lost: lost } = company;
  // What lost its certification stays confined while new papers are looked at, as the server holds it.
  const companyRefused = papers === 'reject' || papers === 'appeal' || lost;
  if (check === 5101 || check === 5102) return confine(pathname === LICENCE || under(pathname, '/fill-info'), LICENCE);
  // Of a frozen company nobody can do anything here; another login would lead to the same. (A frozen account has no session.)
  if (check === 5104) return { kind: 'redirect', to: FROZEN };
  if (check === 5106 && user.type === 'master') return atHome(pathname, 'need-code-url');
  // The upgrade prompt carries its own one-time token; until it is answered there is only the home page.
  if (check === 5103 || check === 5105) return atHome(pathname, 'upgrade');
  if (access === 'master' && user.type === 'slave') {
    return { kind: 'redirect', to: companyRefused ? IDENTIFY : PERSONAL };
  }
  if (companyRefused) return confine(under(pathname, PERSONAL) || IDENTITY_REPAIR.includes(pathname), IDENTIFY);
  if (identity?.status === 1 && identity.check_status === 4) return confine(pathname === IDENTIFY, IDENTIFY);
  if (user.user_status === 'unactive') return confine(pathname === HOME, HOME);
  if (user.staff_status === 0) {
    const target = company.check_status === 'uncheck' ? REGISTER_IDENTITY : REGISTER_STAFF_IDENTITY;
    const prepares =
      session.prepares === true &&
      (PREPARING.includes(pathname) || (papers === 'uncheck' && under(pathname, UNSEEN_COMPANY)));
    return confine(pathname === target || prepares, target);
  }
  const settled = company.check_status === 'pass' || company.check_status === 'later_check';
  return confine(!(settled && under(pathname, '/register')), PERSONAL);
}

const confine = (allowed: boolean, to: string): Decision => (allowed ? allow : { kind: 'redirect', to });
const atHome = (pathname: string, mode: HomeMode): Decision =>
  pathname === HOME ? { kind: 'allow', mode } : { kind: 'redirect', to: HOME };
const under = (pathname: string, base: string) => pathname === base || pathname.startsWith(`${base}/`);
