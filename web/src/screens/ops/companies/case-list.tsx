import { useTranslation } from 'react-i18next';
import type { useCompanyCases } from '../../../domains/company/api/cases.ts';
import { QueryList } from '../../../ui/list/query-list.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import styles from './companies.module.css';

interface CaseListProps {
  query: ReturnType<typeof useCompanyCases>;
  open: string | undefined;
  onOpen: (uuid: string) => void;
}

/** Who waits, and for how long. */
export function CaseList({ query, open, onOpen }: CaseListProps) {
  const { t } = useTranslation(['ops', 'company']);
  return (
    <nav className={styles.list} aria-label={t('companies.waiting')}>
      <QueryList query={query} empty={{ title: t('companies.empty') }}>
        {(cases) =>
          cases.map(({ uuid, name, check_status: status, submissions, waiting_since: since, refused_by: by }) => (
            <button
              key={uuid}
              type="button"
              className={styles.row}
              aria-current={uuid === open || undefined}
              onClick={() => onOpen(uuid)}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.second}>
                {t(`company:review.status.${status}`)}
                {submissions > 1 && t('companies.submission', { count: submissions })}
              </span>
              <span className={styles.since}>{since && <RelativeTime at={since} />}</span>
              {by && (
                <span className={styles.second}>
                  {by.is_you ? t('companies.ownRefusal') : t('companies.refusedBy', { name: by.name })}
                </span>
              )}
            </button>
          ))
        }
      </QueryList>
    </nav>
  );
}
