import { describe, expect, test } from 'vitest';
import { type AccountCheck, decide, type GuardSession } from './guard.ts';
import type { Decision, RouteAccess } from './guard-without-session.ts';

type Known = Extract<GuardSession, { state: 'known' }>;

/** A master of a company in good standing, with what a row of the table changes. */
function known(
  change: {
    check?: AccountCheck;
    user?: Partial<Known['user']>;
    company?: Known['company'];
    identity?: Known['identity'];
    prepares?: boolean;
  } = {},
): Known {
  return {
    state: 'known',
    check: change.check ?? 'ok',
    user: { type: 'master', user_status: 'active', staff_status: 1, ...change.user },
    company: change.company === undefined ? status('pass') : change.company,
    identity: change.identity ?? null,
    ...(change.prepares !== undefined && { prepares: change.prepares }),
  };
}

const slave = { type: 'slave' as const };
const status = (check_status: NonNullable<Known['company']>['check_status']) => ({
  check_status,
  certification_lost: false,
});
const lost = { ...status('uncheck'), certification_lost: true };
const allowed: Decision = { kind: 'allow' };
const to = (path: string): Decision => ({ kind: 'redirect', to: path });
const toLogin: Decision = { kind: 'redirect', to: '/login', remember: true };
const noCompany = known({ company: null });
const waits = known({ user: { staff_status: 0 }, identity: { status: 0, check_status: 1 }, prepares: true });
const mustIdentify = known({ identity: { status: 1, check_status: 4 } });

const table: [rule: string, access: RouteAccess, session: GuardSession, path: string, decision: Decision][] = [
  ['public pages are open', 'public', { state: 'anonymous' }, '/login', allowed],
  ['public pages are open to a failed session', 'public', { state: 'failed' }, '/outbox', allowed],
  ['1 no token goes to login and remembers', 'user', { state: 'anonymous' }, '/resume/new?q=a', toLogin],
  ['1 no token, page of the master', 'master', { state: 'anonymous' }, '/control/company-overview', toLogin],
  [
    'e-mail view with a signed link, nobody logged in',
    'mixed',
    { state: 'anonymous' },
    '/resume-email?auth=abc',
    allowed,
  ],
  ['e-mail view without a link', 'mixed', { state: 'anonymous' }, '/resume-email', toLogin],
  ['e-mail view without a link, logged in', 'mixed', known(), '/resume-email', allowed],
  ['2 everything in order', 'user', known(), '/', allowed],
  ['3 without company: licence', 'user', noCompany, '/register', allowed],
  ['3 without company: credentials', 'user', noCompany, '/register/credentials', allowed],
  ['3 without company: confirm create', 'user', noCompany, '/register/create', allowed],
  ['3 without company: confirm join', 'user', noCompany, '/register/join', allowed],
  ['3 without company: any other step', 'user', noCompany, '/register/identity', to('/register')],
  ['3 without company: home', 'user', noCompany, '/', to('/register')],
  ['4 code 5101 goes to the licence step', 'user', known({ check: 5101 }), '/', to('/register')],
  ['4 code 5102 goes to the licence step', 'user', known({ check: 5102 }), '/resume/new', to('/register')],
  ['4 code 5101 at the licence step', 'user', known({ check: 5101 }), '/register', allowed],
  ['4 code 5102 on a fill-info page', 'user', known({ check: 5102 }), '/fill-info/credentials', allowed],
  ['4 code 5106, master, home', 'user', known({ check: 5106 }), '/', { kind: 'allow', mode: 'need-code-url' }],
  ['4 code 5106, master, elsewhere', 'user', known({ check: 5106 }), '/resume/new', to('/')],
  ['4 code 5106, sub-account', 'user', known({ check: 5106, user: slave }), '/resume/new', allowed],
  ['code 5103 waits for its prompt at home', 'user', known({ check: 5103 }), '/', { kind: 'allow', mode: 'upgrade' }],
  ['code 5105 waits for its prompt at home', 'user', known({ check: 5105 }), '/resume/new', to('/')],
  ['code 5104, a frozen company', 'user', known({ check: 5104 }), '/', to('/login/frozen')],
  [
    '4 sub-account on a page of the master',
    'master',
    known({ user: slave }),
    '/control/company-overview',
    to('/personal'),
  ],
  [
    '4 sub-account of a refused company on a page of the master',
    'master',
    known({ user: slave, company: status('reject') }),
    '/control/company-overview',
    to('/personal/hr-identify'),
  ],
  [
    '4 sub-account of a company in appeal on a page of the master',
    'master',
    known({ user: slave, company: status('appeal') }),
    '/control/account-management',
    to('/personal/hr-identify'),
  ],
  ['4 master on a page of the master', 'master', known(), '/control/company-overview', allowed],
  ['4 refused company, home', 'user', known({ company: status('reject') }), '/', to('/personal/hr-identify')],
  ['4 certification lost, new papers handed in', 'user', known({ company: lost }), '/', to('/personal/hr-identify')],
  ['4 certification lost, papers', 'user', known({ company: lost }), '/register/identity-refill', allowed],
  ['4 refused company, personal', 'user', known({ company: status('reject') }), '/personal/black-list', allowed],
  ['4 refused company, refill', 'user', known({ company: status('appeal') }), '/register/identity-refill', allowed],
  ['4 refused company, fill-info', 'user', known({ company: status('appeal') }), '/fill-info/identity', allowed],
  [
    '4 refused company, other fill-info',
    'user',
    known({ company: status('appeal') }),
    '/fill-info/lisence',
    to('/personal/hr-identify'),
  ],
  ['4 identity must be done again', 'user', mustIdentify, '/', to('/personal/hr-identify')],
  ['4 identity must be done again, there', 'user', mustIdentify, '/personal/hr-identify', allowed],
  ['4 identity must be done again, personal', 'user', mustIdentify, '/personal', to('/personal/hr-identify')],
  ['4 inactive user', 'user', known({ user: { user_status: 'unactive' } }), '/resume/new', to('/')],
  ['4 inactive user at home', 'user', known({ user: { user_status: 'unactive' } }), '/', allowed],
  ['4 staff not identified', 'user', known({ user: { staff_status: 0 } }), '/', to('/register/staff-identity')],
  ['4 staff not identified, there', 'user', known({ user: { staff_status: 0 } }), '/register/staff-identity', allowed],
  [
    '4 staff not identified, company unchecked',
    'user',
    known({ user: { staff_status: 0 }, company: status('uncheck') }),
    '/',
    to('/register/identity'),
  ],
  ['identity looked at: a draft', 'user', waits, '/job-management/internship/publish-job?id=a', allowed],
  ['identity looked at: a campus draft', 'user', waits, '/job-management/campus-recruitment/job-add-or-edit', allowed],
  [
    'identity looked at: a preview',
    'user',
    waits,
    '/job-management/campus-recruitment/publish-job/preview?uuid=a',
    allowed,
  ],
  ['identity looked at: own templates', 'user', waits, '/personal/reject-setting', allowed],
  ['identity looked at: home', 'user', waits, '/', to('/register/staff-identity')],
  ['identity looked at: a list of jobs', 'user', waits, '/job-management/internship', to('/register/staff-identity')],
  ['identity looked at: a brochure', 'user', waits, '/job-management/campus-recruitment/brochure-edit?uuid=1', allowed],
  ['identity looked at: colleagues', 'master', waits, '/control/account-management', allowed],
  [
    'identity looked at: a company that everybody sees',
    'master',
    waits,
    '/control/company-manage/main-info',
    to('/register/staff-identity'),
  ],
  [
    'identity looked at: a company whose papers wait too',
    'master',
    { ...waits, company: status('uncheck') },
    '/control/company-manage/main-info',
    allowed,
  ],
  [
    'identity looked at: a page of the master, for a colleague',
    'master',
    { ...waits, user: { ...waits.user, ...slave } },
    '/control/account-management',
    to('/personal'),
  ],
  [
    'identity looked at, of a refused company',
    'user',
    { ...waits, company: status('reject') },
    '/job-management/internship/publish-job',
    to('/personal/hr-identify'),
  ],
  [
    'identity not looked at: a draft',
    'user',
    { ...waits, prepares: false },
    '/job-management/internship/publish-job',
    to('/register/staff-identity'),
  ],
  ['4 registered company visits register', 'user', known(), '/register', to('/personal')],
  [
    '4 registered company visits a step',
    'user',
    known({ company: status('later_check') }),
    '/register/create',
    to('/personal'),
  ],
  ['4 unchecked company visits register', 'user', known({ company: status('uncheck') }), '/register/identity', allowed],
  ['5 any other error goes to login', 'user', { state: 'failed' }, '/', toLogin],
];

describe('the guard', () => {
  test.each(table)('%s', (_rule, access, session, path, decision) => {
    expect(decide(access, session, path)).toEqual(decision);
  });

  test('never redirects in a circle', () => {
    const paths = [
      '/',
      '/resume/new',
      '/register',
      '/register/identity',
      '/register/staff-identity',
      '/personal',
      '/personal/hr-identify',
      '/fill-info/identity',
      '/control/company-overview',
    ];
    for (const session of [...everySession(), waits]) {
      for (const start of paths) {
        let path = start;
        for (let step = 0; step < 4; step += 1) {
          const decision = decide(accessOf(path), session, path);
          if (decision.kind === 'allow') break;
          expect(step, `${JSON.stringify(session)} from ${start}`).toBeLessThan(3);
          path = decision.to;
        }
      }
    }
  });
});

const accessOf = (path: string): RouteAccess =>
  path.startsWith('/login') ? 'public' : path.startsWith('/control') ? 'master' : 'user';

/** One address of each group that the rules tell apart. */
const targets = {
  public: '/login',
  home: '/',
  desk: '/resume/new',
  control: '/control/company-overview',
  licence: '/register',
  'open step': '/register/join',
  refill: '/register/identity-refill',
  'register identity': '/register/identity',
  'staff identity': '/register/staff-identity',
  personal: '/personal',
  identify: '/personal/hr-identify',
  'fill licence': '/fill-info/lisence',
  'fill identity': '/fill-info/identity',
} as const;
type Target = keyof typeof targets;

interface DecisionRow {
  rule: string;
  /** What the row is about; what is left out may be anything. */
  check?: readonly AccountCheck[];
  company?: readonly (string | null)[];
  role?: 'master' | 'slave';
  active?: boolean;
  staff?: number;
  redo?: boolean;
  target?: readonly Target[];
  decision: Decision;
}

const steps = ['licence', 'open step', 'refill', 'register identity', 'staff identity'] as const;
const row = (rule: string, facts: Omit<DecisionRow, 'rule' | 'decision'>, decision: Decision): DecisionRow => ({
  rule,
  ...facts,
  decision,
});

/** The document's rules as a decision table: the first row that fits decides. */
const decisionTable: DecisionRow[] = [
  row('public pages', { target: ['public'] }, allowed),
  row('no company: an open step', { company: [null], target: ['licence', 'open step'] }, allowed),
  row('no company', { company: [null] }, to('/register')),
  row(
    '5101, 5102: where it is mended',
    { check: [5101, 5102], target: ['licence', 'fill licence', 'fill identity'] },
    allowed,
  ),
  row('5101, 5102', { check: [5101, 5102] }, to('/register')),
  row('5104', { check: [5104] }, to('/login/frozen')),
  row(
    '5106, master, home',
    { check: [5106], role: 'master', target: ['home'] },
    { kind: 'allow', mode: 'need-code-url' },
  ),
  row('5106, master', { check: [5106], role: 'master' }, to('/')),
  row('5103, 5105, home', { check: [5103, 5105], target: ['home'] }, { kind: 'allow', mode: 'upgrade' }),
  row('5103, 5105', { check: [5103, 5105] }, to('/')),
  row(
    'sub-account at control, refused',
    { role: 'slave', company: ['reject', 'appeal'], target: ['control'] },
    to('/personal/hr-identify'),
  ),
  row('sub-account at control', { role: 'slave', target: ['control'] }, to('/personal')),
  row(
    'refused: repair',
    { company: ['reject', 'appeal'], target: ['personal', 'identify', 'refill', 'fill identity'] },
    allowed,
  ),
  row('refused', { company: ['reject', 'appeal'] }, to('/personal/hr-identify')),
  row('identity again, there', { redo: true, target: ['identify'] }, allowed),
  row('identity again', { redo: true }, to('/personal/hr-identify')),
  row('inactive, home', { active: false, target: ['home'] }, allowed),
  row('inactive', { active: false }, to('/')),
  row('not identified, unchecked, there', { staff: 0, company: ['uncheck'], target: ['register identity'] }, allowed),
  row('not identified, unchecked', { staff: 0, company: ['uncheck'] }, to('/register/identity')),
  row('not identified, there', { staff: 0, target: ['staff identity'] }, allowed),
  row('not identified', { staff: 0 }, to('/register/staff-identity')),
  row('settled, register pages', { company: ['pass', 'later_check'], target: steps }, to('/personal')),
  row('everything else', {}, allowed),
];

test('the decision table holds for every session at every kind of page, and each of its rows is needed', () => {
  const used = new Set<string>();
  let seen = 0;
  for (const session of everySession())
    for (const [target, path] of Object.entries(targets) as [Target, string][]) {
      const { check, company, user, identity } = session;
      const found = decisionTable.find(
        (one) =>
          (one.check?.includes(check) ?? true) &&
          (one.company?.includes(company?.check_status ?? null) ?? true) &&
          (one.role ?? user.type) === user.type &&
          (one.active ?? user.user_status === 'active') === (user.user_status === 'active') &&
          (one.staff ?? user.staff_status) === user.staff_status &&
          (one.redo ?? identity?.check_status === 4) === (identity?.check_status === 4) &&
          (one.target?.includes(target) ?? true),
      );
      used.add(found?.rule ?? '');
      seen += 1;
      expect(decide(accessOf(path), session, path), `${found?.rule}: ${target} ${JSON.stringify(session)}`).toEqual(
        found?.decision,
      );
    }
  expect([...used].toSorted()).toEqual(decisionTable.map(({ rule }) => rule).toSorted());
  expect(seen).toBe(7 * 8 * 2 * 2 * 2 * 5 * Object.keys(targets).length);
});

function* everySession(): Generator<Known> {
  const checks: AccountCheck[] = ['ok', 5101, 5102, 5103, 5104, 5105, 5106];
  const companies = ['incomplete', 'uncheck', 'pass', 'later_check', 'reject', 'appeal', 'revision'] as const;
  for (const check of checks)
    for (const company of [null, ...companies])
      for (const type of ['master', 'slave'] as const)
        for (const user_status of ['active', 'unactive'] as const)
          for (const staff_status of [0, 1])
            for (const check_status of [0, 1, 2, 3, 4])
              yield known({
                check,
                company: company && status(company),
                user: { type, user_status, staff_status },
                identity: { status: check_status === 2 || check_status === 4 ? 1 : 0, check_status },
              });
}
