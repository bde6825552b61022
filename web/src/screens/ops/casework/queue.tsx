import type { QueueHead, QueueOrder } from '@qinghe/contract/casework.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime, lasted } from '../../../lib/time/relative-time.ts';
import { FilterSelect } from '../../../ui/filter-select/filter-select.tsx';
import { type ListQuery, QueryList } from '../../../ui/list/query-list.tsx';
import type { EmptyStateProps } from '../../../ui/state/state.tsx';
import styles from './queue.module.css';
import { useNow } from './use-now.ts';

/** Later than one is told to wait: 一个工作日. */
const LATE_MS = 24 * 3_600_000;

interface Queued {
  uuid: string;
  waiting_since: string | null;
  submissions: number;
  shelved: string | null;
}

interface QueueProps<Row extends Queued> {
  label: string;
  query: ListQuery<Row>;
  head: QueueHead | undefined;
  order: QueueOrder;
  onOrder: (order: QueueOrder) => void;
  empty: EmptyStateProps;
  open: string | undefined;
  onOpen: (uuid: string) => void;
  /** How a row is called, what of the case it is, and what more is to be known before it is opened. */
  say: (row: Row) => { name: string; what: string; more?: ReactNode };
}

/** Who waits: how many and how long in its head, each with which hand-in it is; quiet until somebody waits too long. */
export function Queue<Row extends Queued>({ label, query, head, order, onOrder, ...list }: QueueProps<Row>) {
  const { t, i18n } = useTranslation('ops');
  const now = useNow();
  const isLate = (since: string) => now.getTime() - Date.parse(since) >= LATE_MS || undefined;
  const { empty, open, onOpen, say } = list;
  return (
    <nav className={styles.queue} aria-label={label}>
      {head && (
        <header className={styles.head}>
          <span className={styles.count}>{t('casework.waiting', { count: head.count })}</span>
          {head.since && (
            <span className={styles.second} data-late={isLate(head.since)}>
              {t('casework.longest', { time: lasted(new Date(head.since), now, i18n.language) })}
            </span>
          )}
          <FilterSelect
            label={t('casework.order')}
            none={t('casework.oldest')}
            value={order === 'oldest' ? '' : order}
            options={[{ value: 'newest', label: t('casework.newest') }]}
            onChange={(value) => onOrder(value === 'newest' ? 'newest' : 'oldest')}
          />
        </header>
      )}
      <QueryList query={query} empty={empty}>
        {(rows) =>
          rows.map((row) => {
            const { name, what, more } = say(row);
            return (
              <button
                key={row.uuid}
                type="button"
                className={styles.row}
                aria-current={row.uuid === open || undefined}
                onClick={() => onOpen(row.uuid)}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.second}>
                  {what}
                  {row.submissions > 1 && t('casework.submission', { count: row.submissions })}
                </span>
                {row.waiting_since && (
                  <time
                    className={styles.second}
                    dateTime={row.waiting_since}
                    title={fullTime(new Date(row.waiting_since), i18n.language)}
                    data-late={isLate(row.waiting_since)}
                  >
                    {t('casework.waited', { time: lasted(new Date(row.waiting_since), now, i18n.language) })}
                  </time>
                )}
                {more && <span className={styles.more}>{more}</span>}
                {row.shelved !== null && (
                  <span className={styles.more}>{t('casework.shelvedFor', { words: row.shelved })}</span>
                )}
              </button>
            );
          })
        }
      </QueryList>
    </nav>
  );
}
