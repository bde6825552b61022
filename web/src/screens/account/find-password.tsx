import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/state/state.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import { AccountStep } from './find-password/account-step.tsx';
import { CodeStep } from './find-password/code-step.tsx';
import { PasswordStep } from './find-password/password-step.tsx';
import styles from './find-password.module.css';

type Step = 'account' | 'code' | 'password' | 'done';
const order: readonly Step[] = ['account', 'code', 'password'];

/** A new password by a code to phone or e-mail. Going back keeps what was typed. */
export default function FindPassword() {
  const { t } = useTranslation('password');
  const [step, setStep] = useState<Step>('account');
  const [account, setAccount] = useState('');
  const [code, setCode] = useState('');
  const [resendAfter, setResendAfter] = useState(0);
  return (
    <Page maxWidth={520} lead={t('find.lead')}>
      <Steps
        label={t('find.steps')}
        steps={[t('find.account'), t('find.code'), t('find.password')]}
        current={step === 'done' ? order.length : order.indexOf(step)}
      />
      <Card>
        {step === 'account' && (
          <AccountStep
            account={account}
            onSent={(sentTo, seconds) => {
              setAccount(sentTo);
              setResendAfter(seconds);
              setCode('');
              setStep('code');
            }}
          />
        )}
        {step === 'code' && (
          <CodeStep
            account={account}
            code={code}
            resendAfter={resendAfter}
            onCode={(typed) => {
              setCode(typed);
              setStep('password');
            }}
            onBack={() => setStep('account')}
          />
        )}
        {step === 'password' && (
          <PasswordStep
            account={account}
            code={code}
            onDone={() => setStep('done')}
            onBack={() => {
              setResendAfter(0);
              setStep('code');
            }}
          />
        )}
        {step === 'done' && (
          <EmptyState
            title={t('find.doneTitle')}
            hint={t('find.doneHint')}
            action={
              <ButtonLink variant="primary" to="/login">
                {t('find.logIn')}
              </ButtonLink>
            }
          />
        )}
      </Card>
      {step !== 'done' && (
        <Link className={styles.link} to="/login">
          {t('find.remembered')}
        </Link>
      )}
    </Page>
  );
}
