import { Link } from 'react-router';
import { useNewestUnread, useReadMessages } from '../../domains/messages/api/messages.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { QueryState } from '../../ui/state/query-state.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import styles from './peek.module.css';

/** The newest unread messages, each as it leads on, and the way to all. */
export default function Peek({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('messages', { keyPrefix: 'peek' });
  const query = useNewestUnread();
  const read = useReadMessages();
  const items = query.data?.items;
  return (
    <div className={styles.peek}>
      {!items && <QueryState query={query} title={t('failed')} rows={3} />}
      {items?.length === 0 && <Hint as="p">{t('none')}</Hint>}
      {items && items.length > 0 && (
        <ul>
          {items.map(({ uuid, text, link, occurred_at }) => (
            <li key={uuid}>
              <Link
                to={link}
                className={styles.row}
                onClick={() => {
                  void read.run({ uuids: [uuid], through: occurred_at });
                  onClose();
                }}
              >
                <span className={styles.text}>{text}</span>
                <Hint>
                  <RelativeTime at={occurred_at} />
                </Hint>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link to="/message" className={styles.all} onClick={onClose}>
        {t('all')}
      </Link>
    </div>
  );
}
