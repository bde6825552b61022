import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

export const MAIN_ID = 'main';

/** First stop of the Tab key: past the navigation, to the content. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a className={styles.link} href={`#${MAIN_ID}`}>
      {t('skipToContent')}
    </a>
  );
}
