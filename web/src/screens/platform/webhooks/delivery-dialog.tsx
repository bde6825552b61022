import type { WebhookDelivery, WebhookEndpoint } from '@qinghe/contract/platform/webhooks.ts';
import { useDeliveries, useReplayDelivery } from '../../../domains/platform/api/webhooks.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QueryList } from '../../../ui/list/query-list.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import styles from './delivery-dialog.module.css';

const tones: Record<WebhookDelivery['state'], Tone> = {
  waiting: 'amber',
  sending: 'amber',
  delivered: 'green',
  failed: 'red',
};

/** What was sent to an address and what came of it; what is settled can be sent again. */
export function DeliveryDialog({ webhook, onClose }: { webhook: WebhookEndpoint; onClose: () => void }) {
  const { t } = useTranslation('platform');
  const replay = useReplayDelivery();
  const resultOf = ({ status, failure }: WebhookDelivery) =>
    failure === null ? (status ?? '') : t(`webhooks.failure.${failure}`);
  return (
    <Dialog
      open
      placement="wide"
      title={t('webhooks.logTitle')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('webhooks.close')}</Button>}
    >
      <p className={styles.address}>{t('webhooks.logLead', { url: webhook.url })}</p>
      <QueryList
        query={useDeliveries(webhook.uuid)}
        skeleton={<TableSkeleton columns={4} rows={4} />}
        empty={{ title: t('webhooks.nothing'), hint: t('webhooks.nothingHint') }}
      >
        {(deliveries) => (
          <DataTable
            label={t('webhooks.logTitle')}
            rows={deliveries}
            keyOf={({ uuid }) => uuid}
            nameOf={({ type }) => t(`webhooks.event.${type}`)}
            columns={[
              {
                key: 'type',
                title: t('webhooks.what'),
                cell: ({ type }) => t(`webhooks.event.${type}`),
                phone: 'title',
              },
              {
                key: 'at',
                title: t('webhooks.at'),
                cell: ({ at }) => <RelativeTime at={at} />,
                phone: 'second',
                whole: true,
              },
              {
                key: 'state',
                title: t('webhooks.state'),
                cell: ({ state }) => <Tag tone={tones[state]}>{t(`webhooks.delivery.${state}`)}</Tag>,
                phone: 'aside',
                whole: true,
              },
              {
                key: 'result',
                title: t('webhooks.result'),
                cell: (delivery) =>
                  [resultOf(delivery), t('webhooks.attempts', { count: delivery.attempts })]
                    .filter(Boolean)
                    .join(' · '),
                phone: 'second',
              },
            ]}
            pendingOf={({ uuid }) => (replay.pending?.uuid === uuid ? t('webhooks.changing') : undefined)}
            actionsOf={({ uuid, settled_at }) =>
              settled_at === null || webhook.off_at !== null
                ? []
                : [{ label: t('webhooks.replay'), run: () => void replay.run({ uuid }) }]
            }
          />
        )}
      </QueryList>
    </Dialog>
  );
}
