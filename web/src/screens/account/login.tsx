import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fetchHealth } from '../../domains/ops/api/fetch-health.ts';
import { session } from '../../lib/browser-session.ts';
import { useDocumentTitle } from '../../ui/page/page.tsx';
import { ChoiceTabs } from '../../ui/tabs/choice-tabs.tsx';
import { CodeForm } from './login/code-form.tsx';
import { DemoAccounts } from './login/demo-accounts.tsx';
import { PasswordForm } from './login/password-form.tsx';
import styles from './login.module.css';

type Way = 'password' | 'code';

/** Two ways in; what was typed for one is kept for the other. */
export default function Login() {
  const { t } = useTranslation('account');
  const { t: titles } = useTranslation('shell');
  const navigate = useNavigate();
  const demo = useDemo();
  const [way, setWay] = useState<Way>('password');
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  useDocumentTitle(titles('title.login'));
  const enter = () => void navigate(session.takeReturnAddress(), { replace: true });
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
        <ChoiceTabs
          label={t('login.ways')}
          value={way}
          onChange={setWay}
          choices={[
            { value: 'password', label: t('login.byPassword') },
            { value: 'code', label: t('login.byCode') },
          ]}
        >
          {way === 'password' ? (
            <PasswordForm
              account={account}
              password={password}
              onAccount={setAccount}
              onPassword={setPassword}
              onDone={enter}
            />
          ) : (
            <CodeForm
              phone={isMainlandPhone(account) || !account.includes('@') ? account : ''}
              onPhone={setAccount}
              onDone={enter}
            />
          )}
        </ChoiceTabs>
      </div>
      {demo && (
        <DemoAccounts
          onUse={(demoAccount, demoPassword) => {
            setWay('password');
            setAccount(demoAccount);
            setPassword(demoPassword);
          }}
        />
      )}
    </div>
  );
}

/** The login page carries no query library; one look at the health address is enough. */
function useDemo(): boolean {
  const [demo, setDemo] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    fetchHealth({ signal: leaving.signal }).then(
      ({ mode }) => setDemo(mode === 'demo'),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return demo;
}
