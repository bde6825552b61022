import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import styles from './find-password.module.css';

/** The receipt of an account that was just closed: what went, what stays, and by which number to ask. */
export default function Closed() {
  const { t } = useTranslation('personal');
  const receipt = useLocation().hash.slice(1);
  return (
    <Page maxWidth={520} lead={t('closed.lead')}>
      <Card>
        <Facts
          facts={[
            { label: t('closed.receipt'), value: receipt, note: t('closed.receiptHint') },
            { label: t('closed.gone'), value: t('closed.goneWhat') },
            { label: t('closed.kept'), value: t('closed.keptWhat') },
          ]}
        />
      </Card>
      <ButtonLink className={styles.link ?? ''} to="/login">
        {t('closed.toLogin')}
      </ButtonLink>
    </Page>
  );
}
