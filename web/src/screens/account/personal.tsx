import { useSecurity } from '../../domains/account/api/get-security.ts';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { IdentitySection } from '../identity/identity-section.tsx';
import { CloseSection } from './personal/close-section.tsx';
import { ContactSection } from './personal/contact-section.tsx';
import { NotificationSection } from './personal/notification-section.tsx';
import { ParkingSection } from './personal/parking-section.tsx';
import { ProfileSection } from './personal/profile-section.tsx';
import { SecondFactorSection } from './personal/second-factor-section.tsx';
import { SessionSection } from './personal/session-section.tsx';
import styles from './personal.module.css';

/** What an account says of itself, how it is opened, and where it is. */
export default function Personal() {
  const { t } = useTranslation('personal');
  const user = useUserInfo();
  const security = useSecurity();
  const error = user.error ?? security.error;
  return (
    <Page lead={t('lead')}>
      <div className={styles.sections}>
        {user.data && security.data ? (
          <>
            <ProfileSection user={user.data} />
            <ContactSection security={security.data} />
            <SecondFactorSection security={security.data} />
            <NotificationSection isMaster={user.data.company_uuid !== null && user.data.type === 'master'} />
            {user.data.company_uuid !== null && <ParkingSection user={user.data} />}
            <IdentitySection />
            <SessionSection {...security.data} />
            <CloseSection security={security.data} />
          </>
        ) : (
          <Card>
            {error ? (
              <ErrorState
                title={t('failed')}
                hint={t('failedHint')}
                requestId={isApiError(error) ? error.requestId : undefined}
                onRetry={() => {
                  void user.refetch();
                  void security.refetch();
                }}
              />
            ) : (
              <SkeletonRows />
            )}
          </Card>
        )}
      </div>
    </Page>
  );
}
