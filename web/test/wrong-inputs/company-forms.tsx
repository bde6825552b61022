import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getAdPlace } from '@qinghe/contract/ads/ads.ts';
import type { WaitingAd } from '@qinghe/contract/ads/review.ts';
import { getInformation } from '@qinghe/contract/company/information.ts';
import { listMembers } from '@qinghe/contract/company/members.ts';
import { getRegistrationDraft } from '@qinghe/contract/company/register.ts';
import { getFullInfo } from '@qinghe/contract/company/review.ts';
import { AdDialog } from '../../src/screens/ads/ad-dialog.tsx';
import { AppealDialog } from '../../src/screens/company/appeal-dialog.tsx';
import ChangePapers from '../../src/screens/company/change-papers.tsx';
import MainInfo from '../../src/screens/company/main-info.tsx';
import { HandOverDialog } from '../../src/screens/company/members/hand-over-dialog.tsx';
import { InviteForm } from '../../src/screens/company/members/invite-form.tsx';
import { LimitDialog } from '../../src/screens/company/members/limit-dialog.tsx';
import RegisterCredentials from '../../src/screens/company/register-credentials.tsx';
import RegisterIntern from '../../src/screens/company/register-intern.tsx';
import RegisterJoin from '../../src/screens/company/register-join.tsx';
import RegisterLicence from '../../src/screens/company/register-licence.tsx';
import { LimitRow } from '../../src/screens/company/services/limit-row.tsx';
import { AppealDialog as IdentityAppealDialog } from '../../src/screens/identity/appeal-dialog.tsx';
import { RefuseAdDialog } from '../../src/screens/ops/ads/refuse-ad-dialog.tsx';
import { KeyDialog } from '../../src/screens/platform/keys/key-dialog.tsx';
import { TalentKeyDialog } from '../../src/screens/platform/keys/talent-key-dialog.tsx';
import { WebhookDialog } from '../../src/screens/platform/webhooks/webhook-dialog.tsx';
import { AssignDialog } from '../../src/screens/rights/my-rights/assign-dialog.tsx';
import { information } from '../information.ts';
import { choices, company, papers } from '../papers.ts';
import { respond } from '../screen.tsx';
import { userInfo } from '../user.ts';
import type { FormRow } from './suite.tsx';

const nothing = () => undefined;
const newcomer = respond(getUserInfo, userInfo({ company_uuid: null }));
const draft = respond(getRegistrationDraft, {
  licence: null,
  credentials: null,
  suggested: null,
  licence_url: null,
  version: 0,
});
const whole = respond(getRegistrationDraft, { ...papers, suggested: null, licence_url: null, version: 2 });
const member = {
  uuid: '01890000-0000-7000-8000-0000000000a2',
  name: '赵一鸣',
  position: '',
  head_url: '',
  phone: '138****0002',
  type: 'slave',
  user_status: 'active',
  staff_status: 1,
  online_jobs: 2,
  job_limit: null,
  last_login_at: null,
  role: 'recruiter',
} as const;
const members = respond(listMembers, {
  items: [member],
  next_cursor: null,
  counts: { active: 1, unidentified: 0, suspended: 0 },
  requests: [],
});
const waitingAd: WaitingAd = {
  ...{
    uuid: '01890000-0000-7000-8000-0000000000b1',
    version: 1,
    place: 'jobs',
    title: '云杉秋招',
    words: '二十个岗位',
  },
  ...{ job: null, from: '2026-01-04', to: '2026-01-05', coins: 600, state: 'reviewing', reason: null, actor: '林晓' },
  ...{ created_at: '2026-01-02T00:00:00.000Z', views: 0, clicks: 0, cancellable: true, company: '云杉科技' },
};
const full = respond(getFullInfo, {
  company: { ...company, check_status: 'revision' },
  version: 4,
  in_force: papers,
  in_review: papers,
  licence_url: null,
  history: [],
  abilities: { submit: true, appeal: false },
});

/** What concerns a company: registering, papers, people, what it says of itself. */
export const companyForms: readonly FormRow[] = [
  {
    file: 'platform/webhooks/webhook-dialog.tsx',
    element: (used) => <WebhookDialog onMade={used} onClose={nothing} />,
  },
  {
    file: 'platform/keys/key-dialog.tsx',
    element: (used) => <KeyDialog onMade={used} onClose={nothing} />,
  },
  {
    file: 'platform/keys/talent-key-dialog.tsx',
    element: (used) => <TalentKeyDialog onMade={used} onClose={nothing} />,
  },
  {
    file: 'company/register-licence.tsx',
    element: <RegisterLicence />,
    address: '/register',
    replies: [newcomer, whole],
  },
  {
    file: 'company/register-credentials.tsx',
    element: <RegisterCredentials />,
    address: '/register/credentials',
    replies: [newcomer, whole, ...choices],
  },
  {
    file: 'company/register-intern.tsx',
    element: <RegisterIntern />,
    address: '/register/intern-create',
    replies: [newcomer, draft],
  },
  { file: 'company/register-join.tsx', element: <RegisterJoin />, address: '/register/join', replies: [newcomer] },
  {
    file: 'company/change-papers.tsx',
    element: <ChangePapers />,
    replies: [respond(getUserInfo, userInfo()), full, ...choices],
  },
  { file: 'company/appeal-dialog.tsx', element: <AppealDialog version={1} onClose={nothing} /> },
  { file: 'identity/appeal-dialog.tsx', element: <IdentityAppealDialog version={1} onClose={nothing} /> },
  {
    file: 'company/main-info.tsx',
    element: <MainInfo />,
    replies: [respond(getUserInfo, userInfo()), respond(getInformation, information()), full, ...choices],
  },
  { file: 'company/members/hand-over-dialog.tsx', element: <HandOverDialog member={member} onClose={nothing} /> },
  { file: 'company/members/invite-form.tsx', element: <InviteForm /> },
  { file: 'company/members/limit-dialog.tsx', element: <LimitDialog member={member} onClose={nothing} /> },
  { file: 'company/services/limit-row.tsx', element: <LimitRow member={member} />, replies: [members] },
  {
    file: 'ads/ad-dialog.tsx',
    element: <AdDialog onClose={nothing} />,
    replies: [respond(getAdPlace, { coins: 300, first: '2026-01-03', last: '2026-03-01', full: [], balance: 9000 })],
  },
  { file: 'ops/ads/refuse-ad-dialog.tsx', element: <RefuseAdDialog ad={waitingAd} onClose={nothing} /> },
  {
    file: 'rights/my-rights/assign-dialog.tsx',
    element: <AssignDialog right="refresh" onClose={nothing} />,
    replies: [members],
  },
];
