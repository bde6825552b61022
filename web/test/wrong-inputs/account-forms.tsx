import { captchaChallenge } from '@qinghe/contract/account/captcha.ts';
import { closeAccount } from '@qinghe/contract/account/close.ts';
import { openEmailLink } from '@qinghe/contract/account/contact.ts';
import { beginTwoFactor } from '@qinghe/contract/account/two-factor.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getInvitation } from '@qinghe/contract/company/invitations.ts';
import { useState } from 'react';
import ChangeEmail from '../../src/screens/account/change-email.tsx';
import { AccountStep } from '../../src/screens/account/find-password/account-step.tsx';
import { CodeStep } from '../../src/screens/account/find-password/code-step.tsx';
import { PasswordStep } from '../../src/screens/account/find-password/password-step.tsx';
import FirstPassword from '../../src/screens/account/first-password.tsx';
import { RegisterForm } from '../../src/screens/account/join/register-form.tsx';
import CodeForm from '../../src/screens/account/login/code-form.tsx';
import { PasswordForm } from '../../src/screens/account/login/password-form.tsx';
import { CloseDialog } from '../../src/screens/account/personal/close-dialog.tsx';
import { EmailDialog } from '../../src/screens/account/personal/email-dialog.tsx';
import { PasswordDialog } from '../../src/screens/account/personal/password-dialog.tsx';
import { PhoneDialog } from '../../src/screens/account/personal/phone-dialog.tsx';
import { ProfileSection } from '../../src/screens/account/personal/profile-section.tsx';
import { ProveDialog } from '../../src/screens/account/personal/prove-wechat-dialog.tsx';
import { TurnOffDialog } from '../../src/screens/account/personal/turn-off-dialog.tsx';
import { TurnOnDialog } from '../../src/screens/account/personal/turn-on-dialog.tsx';
import { UnbindWechatDialog } from '../../src/screens/account/personal/unbind-wechat-dialog.tsx';
import SecondFactor from '../../src/screens/account/second-factor.tsx';
import ConfirmCompany from '../../src/screens/company/invitation/confirm-company.tsx';
import { IdentityForm } from '../../src/screens/identity/identity-form.tsx';
import { PhoneForm } from '../../src/screens/identity/phone/phone-form.tsx';
import ConsoleLogin from '../../src/screens/ops/console-login.tsx';
import { fail, respond } from '../screen.tsx';
import { userInfo } from '../user.ts';
import type { FormRow } from './suite.tsx';

const nothing = () => undefined;
const phone = '138****0001';
const link = { email: 'li*@yunshan.example', expires_at: '2026-01-02T00:00:00.000Z' };
const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP' };
const invitation = {
  company: '云杉科技（上海）有限公司',
  invited_by: '林*',
  address: '',
  is_for_phone: false,
  role: 'recruiter' as const,
  expires_at: '2026-12-01T00:00:00.000Z',
};

/** The login's forms are handed what is typed. */
function Login() {
  const [[account, password], setTyped] = useState(['', '']);
  return (
    <PasswordForm
      account={account}
      password={password}
      onAccount={(typed) => setTyped(([, other]) => [typed, other])}
      onPassword={(typed) => setTyped(([other]) => [other, typed])}
      onDone={nothing}
    />
  );
}

function LoginByCode() {
  const [typed, setTyped] = useState('');
  return <CodeForm phone={typed} onPhone={setTyped} onDone={nothing} />;
}

const phoneForm = (withFace: boolean) => (
  <PhoneForm
    checkKey={'k'.repeat(43)}
    read={[]}
    withFace={withFace}
    pictures={{ front: [], back: [], face: [] }}
    busy={false}
    failure={undefined}
    send={async () => undefined}
    onShoot={nothing}
    onHandedIn={nothing}
  />
);

/** What concerns the own person: logins, contacts, passwords, papers. */
export const accountForms: readonly FormRow[] = [
  { file: 'account/login/password-form.tsx', element: <Login /> },
  { file: 'account/login/code-form.tsx', element: <LoginByCode /> },
  { file: 'account/join/register-form.tsx', element: <RegisterForm /> },
  {
    file: 'account/find-password/account-step.tsx',
    element: <AccountStep account="" onSent={nothing} />,
    // A phone is taken in every form in which it is pasted: what follows is the captcha.
    replies: [fail(captchaChallenge, 429)],
  },
  {
    file: 'account/find-password/code-step.tsx',
    element: <CodeStep account="13800000001" code="" resendAfter={0} onCode={nothing} onBack={nothing} />,
  },
  {
    file: 'account/find-password/password-step.tsx',
    element: <PasswordStep account="13800000001" code="123456" onDone={nothing} onBack={nothing} />,
  },
  { file: 'account/first-password.tsx', element: <FirstPassword /> },
  { file: 'account/second-factor.tsx', element: <SecondFactor />, address: '/second-factor#challenge' },
  {
    file: 'account/change-email/replace-email.tsx',
    element: <ChangeEmail />,
    address: '/outintern/change-email#token',
    replies: [respond(openEmailLink, link)],
  },
  {
    file: 'account/personal/close-dialog.tsx',
    element: <CloseDialog phone={phone} onClose={nothing} />,
    replies: [fail(closeAccount, 429)],
  },
  {
    file: 'account/personal/email-dialog.tsx',
    element: <EmailDialog phone={phone} hasEmail onClose={nothing} />,
  },
  {
    file: 'account/personal/password-dialog.tsx',
    element: <PasswordDialog phone="139****0000" hasPassword onClose={nothing} />,
  },
  {
    file: 'account/personal/phone-dialog.tsx',
    element: <PhoneDialog hasPhone current={phone} onClose={nothing} />,
  },
  { file: 'account/personal/profile-section.tsx', element: <ProfileSection user={userInfo()} /> },
  {
    file: 'account/personal/prove-wechat-dialog.tsx',
    element: <ProveDialog isChange poll_key={'p'.repeat(43)} nickname="林*" phone={phone} onClose={nothing} />,
  },
  { file: 'account/personal/turn-off-dialog.tsx', element: <TurnOffDialog onClose={nothing} /> },
  {
    file: 'account/personal/turn-on-dialog.tsx',
    element: <TurnOnDialog onClose={nothing} />,
    replies: [respond(beginTwoFactor, secret)],
  },
  {
    file: 'account/personal/unbind-wechat-dialog.tsx',
    element: <UnbindWechatDialog nickname="林*" phone={phone} onClose={nothing} />,
  },
  {
    file: 'company/invitation/confirm-company.tsx',
    element: <ConfirmCompany />,
    address: `/invite-to-join/confirm-company#${'a'.repeat(64)}`,
    replies: [respond(getInvitation, invitation), respond(getUserInfo, userInfo({ company_uuid: null, name: '' }))],
  },
  { file: 'identity/identity-form.tsx', element: <IdentityForm version={1} /> },
  { file: 'identity/identity-form.tsx', element: <IdentityForm version={1} />, press: [/护照/] },
  { file: 'identity/phone/phone-form.tsx', element: phoneForm(true) },
  { file: 'ops/console-login.tsx', element: <ConsoleLogin /> },
];
