import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from './pictures-field.module.css';

/** Pictures of feedback, small; each opens in full. */
export function Pictures({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation('feedback');
  if (urls.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {urls.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" className={styles.frame}>
          <img src={url} alt={t('picture', { number: index + 1 })} />
        </a>
      ))}
    </div>
  );
}
