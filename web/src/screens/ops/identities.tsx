import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useIdentityCases } from '../../domains/identity/api/cases.ts';
import { itemsOf } from '../../lib/api/api-query.ts';
import { useChangeAddress } from '../../lib/routing/use-change-address.ts';
import { useKey } from '../../ui/key/use-key.ts';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { EmptyState } from '../../ui/state/state.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import styles from './companies/companies.module.css';
import { IdentityCase } from './identities/identity-case.tsx';

/** The queue of people: who waits longest comes first; J and K go on. */
export default function Identities() {
  const { t } = useTranslation('ops');
  const query = useIdentityCases();
  const cases = itemsOf(query.data);
  const [search] = useSearchParams();
  const changeAddress = useChangeAddress();
  const asked = search.get('id');
  const index = Math.max(
    0,
    cases.findIndex(({ uuid }) => uuid === asked),
  );
  const open = cases[index]?.uuid;
  const show = (uuid: string | undefined) => uuid && changeAddress({ id: uuid }, { replace: true });
  useKey('j', () => show(cases[index + 1]?.uuid), { label: t('identities.next') });
  useKey('k', () => show(cases[index - 1]?.uuid), { label: t('identities.previous') });
  return (
    <Page layout="workspace">
      <div className={styles.panes}>
        <nav className={styles.list} aria-label={t('identities.waiting')}>
          <QueryList query={query} empty={{ title: t('identities.empty') }}>
            {(rows) =>
              rows.map(({ uuid, name, company, waiting_since: since }) => (
                <button
                  key={uuid}
                  type="button"
                  className={styles.row}
                  aria-current={uuid === open || undefined}
                  onClick={() => show(uuid)}
                >
                  <span className={styles.name}>{name}</span>
                  <span className={styles.second}>{company || t('identities.noCompany')}</span>
                  <span className={styles.since}>
                    <RelativeTime at={since} />
                  </span>
                </button>
              ))
            }
          </QueryList>
        </nav>
        {open ? (
          <IdentityCase key={open} uuid={open} onDecided={() => show((cases[index + 1] ?? cases[index - 1])?.uuid)} />
        ) : (
          query.data && <EmptyState title={t('identities.empty')} hint={t('identities.emptyHint')} />
        )}
      </div>
    </Page>
  );
}
