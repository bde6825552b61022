import { useTranslation } from 'react-i18next';
import { logOut } from '../../domains/account/api/log-out.ts';
import { useRouteHandle } from '../../lib/route-handle.ts';
import { Button } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import styles from './next-step.module.css';

/** Says which step an account is at whose screen is not there yet, and offers the way out. */
export default function NextStep() {
  const { t } = useTranslation('account');
  const { title } = useRouteHandle();
  return (
    <div className={styles.narrow}>
      <Page>
        <Card>
          <div className={styles.words}>
            <p>{t(title === 'licence' ? 'next.licenceLead' : 'next.identityLead')}</p>
            <p className={styles.second}>{t('next.notYet')}</p>
            <Button onClick={() => void logOut()}>{t('next.otherAccount')}</Button>
          </div>
        </Card>
      </Page>
    </div>
  );
}
