import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useJobAppeals } from '../../domains/jobs/api/appeals.ts';
import { useChangeAddress } from '../../lib/routing/use-change-address.ts';
import { useKey } from '../../ui/key/use-key.ts';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import cases from './companies/companies.module.css';
import { AppealView } from './jobs/appeal-view.tsx';
import styles from './jobs/jobs.module.css';

/** The queue of refused jobs whose companies appealed: J and K go on, A lets online, R keeps refused. */
export default function Jobs() {
  const { t } = useTranslation('ops');
  const query = useJobAppeals();
  const items = query.data?.items ?? [];
  const [search] = useSearchParams();
  const changeAddress = useChangeAddress();
  const asked = search.get('id');
  const index = Math.max(
    0,
    items.findIndex(({ uuid }) => uuid === asked),
  );
  const open = items[index];
  const show = (uuid: string | undefined) => uuid && changeAddress({ id: uuid }, { replace: true });
  useKey('j', () => show(items[index + 1]?.uuid), { label: t('jobs.next') });
  useKey('k', () => show(items[index - 1]?.uuid), { label: t('jobs.previous') });
  return (
    <Page layout="workspace">
      <div className={open ? styles.panes : undefined}>
        <nav className={cases.list} aria-label={t('jobs.waiting')}>
          <QueryList query={query} empty={{ title: t('jobs.empty'), hint: t('jobs.emptyHint') }}>
            {(rows) =>
              rows.map(({ uuid, title, company, waiting_since: since }) => (
                <button
                  key={uuid}
                  type="button"
                  className={cases.row}
                  aria-current={uuid === open?.uuid || undefined}
                  onClick={() => show(uuid)}
                >
                  <span className={cases.name}>{title}</span>
                  <span className={cases.second}>{company}</span>
                  <span className={cases.since}>
                    <RelativeTime at={since} />
                  </span>
                </button>
              ))
            }
          </QueryList>
        </nav>
        {open && (
          <AppealView
            key={open.uuid}
            appeal={open}
            onDecided={() => show((items[index + 1] ?? items[index - 1])?.uuid)}
          />
        )}
      </div>
    </Page>
  );
}
