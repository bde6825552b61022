import type { WebhookEndpoint } from '@qinghe/contract/platform/webhooks.ts';
import { useTranslation } from 'react-i18next';
import { useSwitchWebhook } from '../../../domains/platform/api/webhooks.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';

interface WebhookTableProps {
  webhooks: readonly WebhookEndpoint[];
  onWatch: (webhook: WebhookEndpoint) => void;
  onDelete: (webhook: WebhookEndpoint) => void;
}

export function WebhookTable({ webhooks, onWatch, onDelete }: WebhookTableProps) {
  const { t } = useTranslation('platform');
  const switching = useSwitchWebhook();
  return (
    <DataTable
      label={t('webhooks.label')}
      rows={webhooks}
      keyOf={({ uuid }) => uuid}
      nameOf={({ url }) => url}
      onOpen={onWatch}
      columns={[
        { key: 'url', title: t('webhooks.url'), cell: ({ url }) => url, phone: 'title' },
        {
          key: 'events',
          title: t('webhooks.events'),
          cell: ({ events }) => events.map((event) => t(`webhooks.event.${event}`)).join(' · '),
          phone: 'second',
        },
        {
          key: 'state',
          title: t('webhooks.state'),
          cell: (webhook) => <State webhook={webhook} />,
          phone: 'aside',
          whole: true,
        },
      ]}
      pendingOf={({ uuid }) => (switching.pending?.uuid === uuid ? t('webhooks.changing') : undefined)}
      actionsOf={(webhook) => [
        { label: t('webhooks.log'), run: () => onWatch(webhook) },
        {
          label: t(webhook.off_at === null ? 'webhooks.switchOff' : 'webhooks.switchOn'),
          run: () => void switching.run({ uuid: webhook.uuid, on: webhook.off_at !== null }),
        },
        { label: t('webhooks.delete'), danger: true, run: () => onDelete(webhook) },
      ]}
    />
  );
}

function State({ webhook: { off_at, failing_since } }: { webhook: WebhookEndpoint }) {
  const { t } = useTranslation('platform');
  if (off_at !== null) return <Tag>{t('webhooks.off')}</Tag>;
  return failing_since === null ? (
    <Tag tone="green">{t('webhooks.on')}</Tag>
  ) : (
    <Tag tone="red">{t('webhooks.failing')}</Tag>
  );
}
