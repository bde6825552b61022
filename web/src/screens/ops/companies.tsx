import { useCompanyCases } from '../../domains/company/api/cases.ts';
import { itemsOf } from '../../lib/api/api-query.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { Page } from '../../ui/page/page.tsx';
import { EmptyState } from '../../ui/state/state.tsx';
import { QueueKeys } from './casework/keys-dialog.tsx';
import { Queue } from './casework/queue.tsx';
import { ShelveDialog } from './casework/shelve-dialog.tsx';
import { useQueue, useQueueOrder } from './casework/use-queue.ts';
import { useTakeBack } from './casework/use-take-back.ts';
import { useCaseDrafts } from './companies/case-drafts.ts';
import { CaseView } from './companies/case-view.tsx';
import styles from './companies/companies.module.css';

/** The queue of companies: who waits longest comes first; J and K go on, and what was written stays with its case. */
export default function Companies() {
  const { t } = useTranslation(['ops', 'company']);
  const [order, setOrder] = useQueueOrder();
  const query = useCompanyCases(order);
  const cases = itemsOf(query.data);
  const drafts = useCaseDrafts();
  const dialog = useDialog();
  const { open, index, show, goOn } = useQueue(cases, { next: t('companies.next'), previous: t('companies.previous') });
  const draft = drafts.draftOf(open ?? '');
  const decided = useTakeBack(() => {
    if (open === undefined) return;
    drafts.change(open, draft);
    show(open);
  });
  return (
    <Page layout="workspace">
      <div className={styles.panes}>
        <Queue
          label={t('companies.waiting')}
          query={query}
          head={query.data?.pages[0]?.head}
          order={order}
          onOrder={setOrder}
          empty={{ title: t('companies.empty') }}
          open={open}
          onOpen={show}
          say={({ name, check_status: status, refused_by: by }) => ({
            name,
            what: t(`company:review.status.${status}`),
            more: by && (by.is_you ? t('casework.ownRefusal') : t('casework.refusedBy', { name: by.name })),
          })}
        />
        {open ? (
          <CaseView
            key={open}
            uuid={open}
            position={index < 0 ? '' : t('companies.position', { at: index + 1, of: cases.length })}
            draft={draft}
            onDraft={(part) => drafts.change(open, part)}
            onDecided={(held, said) => {
              decided(held, said);
              drafts.drop(open);
              goOn();
            }}
            onShelve={(name) =>
              dialog.open((close) => (
                <ShelveDialog of={{ queue: 'companies', uuid: open, name }} onClose={close} onShelved={goOn} />
              ))
            }
          />
        ) : (
          query.data && <EmptyState title={t('companies.empty')} hint={t('companies.emptyHint')} />
        )}
      </div>
      {dialog.dialog}
      <QueueKeys more />
    </Page>
  );
}
