import type { Message } from '@qinghe/contract/messages/messages.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Column } from '../../../ui/table/table-head.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import styles from './message.module.css';

export function useMessageColumns(): Column<Message>[] {
  const { t } = useTranslation('messages');
  return [
    {
      key: 'text',
      title: t('inbox.what'),
      cell: ({ text, read }) => (
        <span className={read ? styles.read : styles.unread}>
          {!read && <span className="visually-hidden">{t('inbox.isUnread')}</span>}
          {text}
        </span>
      ),
      phone: 'title',
      whole: true,
    },
    {
      key: 'category',
      title: t('inbox.category'),
      cell: ({ category }) => t(`category.${category}`),
      phone: 'second',
      whole: true,
    },
    {
      key: 'when',
      whole: true,
      title: t('inbox.when'),
      cell: ({ occurred_at }) => <RelativeTime at={occurred_at} />,
      phone: 'second',
    },
  ];
}
