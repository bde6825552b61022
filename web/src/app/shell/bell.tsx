import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnread } from '../../domains/messages/api/messages.ts';
import { badgeOf, sumOf } from '../../domains/messages/unread.ts';
import styles from './bell.module.css';

/** Leads to the messages, and says how many are unread. */
export function Bell() {
  const { t } = useTranslation('shell');
  const count = sumOf(useUnread().data);
  return (
    <Link to="/message" className={styles.bell} aria-label={t('messages', { count })}>
      <IconBell size={20} stroke={1.7} aria-hidden="true" />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {badgeOf(count)}
        </span>
      )}
    </Link>
  );
}
