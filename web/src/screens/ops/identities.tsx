import { useIdentityCases } from '../../domains/identity/api/cases.ts';
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
import styles from './companies/companies.module.css';
import { IdentityCase } from './identities/identity-case.tsx';

/** The queue of people: who waits longest comes first; J and K go on. */
export default function Identities() {
  const { t } = useTranslation('ops');
  const [order, setOrder] = useQueueOrder();
  const query = useIdentityCases(order);
  const cases = itemsOf(query.data);
  const dialog = useDialog();
  const { open, show, goOn } = useQueue(cases, { next: t('identities.next'), previous: t('identities.previous') });
  const decided = useTakeBack(() => show(open));
  return (
    <Page layout="workspace">
      <div className={styles.panes}>
        <Queue
          label={t('identities.waiting')}
          query={query}
          head={query.data?.pages[0]?.head}
          order={order}
          onOrder={setOrder}
          empty={{ title: t('identities.empty') }}
          open={open}
          onOpen={show}
          say={({ name, company, appealed, refused_by: by }) => ({
            name,
            what: appealed ? t('casework.appeal') : company || t('identities.noCompany'),
            more: by && (by.is_you ? t('casework.ownRefusal') : t('casework.refusedBy', { name: by.name })),
          })}
        />
        {open ? (
          <IdentityCase
            key={open}
            uuid={open}
            onDecided={(held, said) => {
              decided(held, said);
              goOn();
            }}
            onShelve={(name) =>
              dialog.open((close) => (
                <ShelveDialog of={{ queue: 'identities', uuid: open, name }} onClose={close} onShelved={goOn} />
              ))
            }
          />
        ) : (
          query.data && <EmptyState title={t('identities.empty')} hint={t('identities.emptyHint')} />
        )}
      </div>
      {dialog.dialog}
      <QueueKeys />
    </Page>
  );
}
