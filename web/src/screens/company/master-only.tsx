import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { Page } from '../../ui/page/page.tsx';
import { NoPermission } from '../../ui/state/no-permission.tsx';
import styles from './registration.module.css';
import { Waiting } from './waiting.tsx';

/** What only the master may see; a sub-account is told whose it is, and nothing is asked of the server. */
export function MasterOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('company');
  const user = useUserInfo();
  if (!user.data) return <Waiting query={user} />;
  if (user.data.type === 'master') return children;
  return (
    <div className={styles.page}>
      <Page>
        <NoPermission title={t('review.onlyMaster')} hint={t('review.onlyMasterHint')} />
      </Page>
    </div>
  );
}
