import { useJobAppeals } from '../../domains/jobs/api/appeals.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { Page } from '../../ui/page/page.tsx';
import { QueueKeys } from './casework/keys-dialog.tsx';
import { Queue } from './casework/queue.tsx';
import { ShelveDialog } from './casework/shelve-dialog.tsx';
import { useQueue, useQueueOrder } from './casework/use-queue.ts';
import { useTakeBack } from './casework/use-take-back.ts';
import { AppealView } from './jobs/appeal-view.tsx';
import styles from './jobs/jobs.module.css';

/** The queue of refused jobs whose companies appealed: J and K go on, A lets online, R keeps refused. */
export default function Jobs() {
  const { t } = useTranslation('ops');
  const [order, setOrder] = useQueueOrder();
  const query = useJobAppeals(order);
  const items = query.data?.items ?? [];
  const dialog = useDialog();
  const { index, show, goOn } = useQueue(items, { next: t('jobs.next'), previous: t('jobs.previous') });
  const open = items[Math.max(0, index)];
  const decided = useTakeBack(() => show(open?.uuid));
  return (
    <Page layout="workspace">
      <div className={open ? styles.panes : undefined}>
        <Queue
          label={t('jobs.waiting')}
          query={query}
          head={query.data?.head}
          order={order}
          onOrder={setOrder}
          empty={{ title: t('jobs.empty'), hint: t('jobs.emptyHint') }}
          open={open?.uuid}
          onOpen={show}
          say={({ title, company }) => ({ name: title, what: company })}
        />
        {open && (
          <AppealView
            key={open.uuid}
            appeal={open}
            onDecided={(held, said) => {
              decided(held, said);
              goOn();
            }}
            onShelve={() =>
              dialog.open((close) => (
                <ShelveDialog
                  of={{ queue: 'jobs', uuid: open.uuid, name: open.title }}
                  onClose={close}
                  onShelved={goOn}
                />
              ))
            }
          />
        )}
      </div>
      {dialog.dialog}
      <QueueKeys />
    </Page>
  );
}
