import type { ReactNode } from 'react';
import { useFoundCheck } from '../../domains/account/api/check-info.ts';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useMaster } from '../../domains/company/api/members.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { NoPermission } from '../../ui/state/no-permission.tsx';
import styles from './registration.module.css';
import { Waiting } from './waiting.tsx';

/** What only the master may see; a sub-account is told whose it is, and nothing is asked of the server. */
export function MasterOnly({ children }: { children: ReactNode }) {
  const user = useUserInfo();
  if (!user.data) return <Waiting query={user} />;
  if (user.data.type === 'master') return children;
  return (
    <div className={styles.page}>
      <Page>
        <OfMaster />
      </Page>
    </div>
  );
}

function OfMaster() {
  const { t } = useTranslation('company');
  if (hasCode(useFoundCheck().error, 5102)) return <LicenceEnded />;
  return <NoPermission title={t('review.onlyMaster')} hint={t('review.onlyMasterHint')} />;
}

/** From every page a sub-account is led here then, so it hears why, and whom to ask. */
function LicenceEnded() {
  const { t } = useTranslation('company');
  const { name = '', phone = '' } = useMaster().data ?? {};
  return (
    <NoPermission
      title={t('review.licenceEnded')}
      hint={t('review.licenceEndedHint', { master: `${name} ${phone}`.trim() })}
      action={<ButtonLink to="/login">{t('review.otherAccount')}</ButtonLink>}
    />
  );
}
