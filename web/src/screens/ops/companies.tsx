import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCompanyCases } from '../../domains/company/api/cases.ts';
import { itemsOf } from '../../lib/api/api-query.ts';
import { useChangeAddress } from '../../lib/routing/use-change-address.ts';
import { useKey } from '../../ui/key/use-key.ts';
import { Page } from '../../ui/page/page.tsx';
import { EmptyState } from '../../ui/state/state.tsx';
import { useCaseDrafts } from './companies/case-drafts.ts';
import { CaseList } from './companies/case-list.tsx';
import { CaseView } from './companies/case-view.tsx';
import styles from './companies/companies.module.css';

/** The queue of companies: who waits longest comes first; J and K go on, and what was written stays with its case. */
export default function Companies() {
  const { t } = useTranslation('ops');
  const query = useCompanyCases();
  const cases = itemsOf(query.data);
  const [search] = useSearchParams();
  const changeAddress = useChangeAddress();
  const drafts = useCaseDrafts();
  const asked = search.get('id');
  const open = asked ?? cases[0]?.uuid;
  // A case that is decided stands in the list no more: from it one goes on to the first.
  const index = cases.findIndex(({ uuid }) => uuid === open);
  const show = (uuid: string | undefined) => uuid && changeAddress({ id: uuid }, { replace: true });
  useKey('j', () => show(cases[index + 1]?.uuid), { label: t('companies.next') });
  useKey('k', () => show(cases[index - 1]?.uuid), { label: t('companies.previous') });
  // Of those that wait the next one comes; the one decided is gone from the list by then.
  const goOn = () => show((cases[index + 1] ?? cases[index - 1])?.uuid ?? '');
  return (
    <Page layout="workspace">
      <div className={styles.panes}>
        <CaseList query={query} open={open} onOpen={show} />
        {open ? (
          <CaseView
            key={open}
            uuid={open}
            position={index < 0 ? '' : t('companies.position', { at: index + 1, of: cases.length })}
            draft={drafts.draftOf(open)}
            onDraft={(part) => drafts.change(open, part)}
            onDecided={() => {
              drafts.drop(open);
              goOn();
            }}
          />
        ) : (
          query.data && <EmptyState title={t('companies.empty')} hint={t('companies.emptyHint')} />
        )}
      </div>
    </Page>
  );
}
