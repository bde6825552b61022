import { accountSigns } from '@qinghe/contract/phone.ts';
import { Suspense, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { isRemembering, type LoginWay, rememberedAccounts } from '../../domains/account/remembered.ts';
import { useMode } from '../../domains/ops/api/use-mode.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { withTexts } from '../../lib/i18n/with-texts.ts';
import { session } from '../../lib/session/browser-session.ts';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';
import { useDocumentTitle } from '../../ui/page/page.tsx';
import { ChoiceTabs } from '../../ui/tabs/choice-tabs.tsx';
import { PasswordForm } from './login/password-form.tsx';
import styles from './login.module.css';

// What not everybody sees is fetched when it is.
const CodeForm = onDemand(() => import('./login/code-form.tsx'));
const WechatTab = onDemand(withTexts(['wechat', 'ui'], () => import('./login/wechat-tab.tsx')));
const Joining = onDemand(() => import('./login/joining.tsx'));
const Remembered = onDemand(withTexts(['remembered'], () => import('./login/remembered.tsx')));
const DemoAccounts = onDemand(() => import('./login/demo-accounts.tsx'));

/** Three ways in; the address names the one that is open, and what was typed for one is kept for the others. */
export default function Login() {
  const { t } = useTranslation('account');
  const { t: titles } = useTranslation('shell');
  const navigate = useNavigate();
  const demo = useMode() === 'demo';
  const [way, setWay] = useWay();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [isKnownHere] = useState(() => rememberedAccounts().length > 0 || !isRemembering());
  const [joinCode] = useState(joinCodeOfLink);
  useDocumentTitle(titles('title.login'));
  const enter = () => void navigate(session.takeReturnAddress(), { replace: true });
  const phone = accountSigns(account).includes('@') ? '' : account;
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1>{t('login.title')}</h1>
        {session.endedBecause() && (
          <p className={styles.why} role="status">
            {session.endedBecause()}
          </p>
        )}
        <div className={styles.lead}>
          {joinCode ? (
            <Suspense>
              <Joining code={joinCode} />
            </Suspense>
          ) : (
            t('login.lead')
          )}
        </div>
        <ChoiceTabs
          label={t('login.ways')}
          value={way}
          onChange={setWay}
          choices={[
            { value: 'password', label: t('login.byPassword') },
            { value: 'code', label: t('login.byCode') },
            { value: 'wechat', label: t('login.byWechat') },
          ]}
        >
          <div className={styles.panel}>
            <Suspense>
              {way === 'password' && (
                <PasswordForm
                  account={account}
                  password={password}
                  onAccount={setAccount}
                  onPassword={setPassword}
                  onDone={enter}
                />
              )}
              {way === 'code' && <CodeForm phone={phone} onPhone={setAccount} onDone={enter} />}
              {way === 'wechat' && <WechatTab onDone={enter} />}
            </Suspense>
          </div>
        </ChoiceTabs>
      </div>
      <p className={styles.rules}>
        {t('login.noAccount')} <Link to="/join">{t('login.register')}</Link>
      </p>
      <p className={styles.rules}>
        {t('rules.agree')} <Link to="/rule/account">{t('rules.account')}</Link>
        <Link to="/rule/intern">{t('rules.intern')}</Link>
      </p>
      <Suspense>
        {isKnownHere && (
          <Remembered
            onChoose={(known) => {
              setAccount(known.account);
              setPassword('');
              setWay(known.way);
            }}
          />
        )}
        {demo && (
          <DemoAccounts
            onUse={(demoAccount, demoPassword) => {
              setWay('password');
              setAccount(demoAccount);
              setPassword(demoPassword);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The code of the joining link that led here. */
function joinCodeOfLink(): string | null {
  const [path, search] = (session.returnAddress() ?? '').split('?');
  return path === '/register/join' ? new URLSearchParams(search).get('code') : null;
}

const ways: readonly LoginWay[] = ['password', 'code', 'wechat'];

/**
 * `/login?way=code`, and `/login/wechat` as the product document has it. Another way is shown before its file is there:
 * what is typed meanwhile would go into the form that leaves.
 */
function useWay(): [way: LoginWay, setWay: (way: LoginWay) => void] {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const asked = search.get('way') ?? pathname.replace('/login/', '');
  const way = ways.find((one) => one === asked) ?? 'password';
  return [way, (next) => setSearch({ way: next }, { replace: true, preventScrollReset: true, flushSync: true })];
}
