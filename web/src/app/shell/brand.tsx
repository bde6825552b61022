import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './brand.module.css';

/** The mark and the name. */
export function Brand() {
  const { t } = useTranslation('common');
  return (
    <span className={styles.brand}>
      <img src="/favicon.svg" alt="" width="26" height="26" />
      {t('product')}
    </span>
  );
}
