import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import styles from './unread-mark.module.css';

/** How many words of a candidate nobody has read; nothing where there are none. */
export function UnreadMark({ count }: { count: number | undefined }) {
  const { t } = useTranslation('resumes');
  if (!count) return null;
  const words = t('unreadWords', { count });
  return (
    <span className={styles.mark} title={words}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
