import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import styles from './invitation-page.module.css';

/** Where a link leads that opens nothing any more, and what can be done instead. */
export default function InvitedLinkInvalid() {
  const { t } = useTranslation('company');
  return (
    <div className={styles.narrow}>
      <Page>
        <Card>
          <EmptyState
            title={t('invite.page.gone')}
            hint={t('invite.page.goneHint')}
            action={<ButtonLink to="/register/join">{t('invite.page.join')}</ButtonLink>}
          />
        </Card>
      </Page>
    </div>
  );
}
