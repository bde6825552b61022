import type { WebhookEndpoint } from '@qinghe/contract/platform/webhooks.ts';
import { useSwitchWebhook } from '../../../domains/platform/api/webhooks.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { OpenDialog } from '../../../ui/dialog/use-dialog.ts';
import type { ListTable } from '../../../ui/list/list-screen.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';

interface RowDialogs {
  open: OpenDialog;
  leave: (webhook: WebhookEndpoint) => void;
}

/** Addresses with what can be done with each: watched, switched off and on, taken away. */
export function useWebhookTable(): (dialogs: RowDialogs) => ListTable<WebhookEndpoint> {
  const { t } = useTranslation('platform');
  const switching = useSwitchWebhook();
  return ({ open, leave }) => {
    const watch = (webhook: WebhookEndpoint) => open((close) => <DeliveryDialog webhook={webhook} onClose={close} />);
    return {
      label: t('webhooks.label'),
      nameOf: ({ url }) => url,
      onOpen: watch,
      pendingOf: ({ uuid }) => (switching.pending?.uuid === uuid ? t('webhooks.changing') : undefined),
      actionsOf: (webhook) => [
        { label: t('webhooks.log'), run: () => watch(webhook) },
        {
          label: t(webhook.off_at === null ? 'webhooks.switchOff' : 'webhooks.switchOn'),
          run: () => void switching.run({ uuid: webhook.uuid, on: webhook.off_at !== null }),
        },
        { label: t('webhooks.delete'), danger: true, run: () => leave(webhook) },
      ],
      columns: [
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
      ],
    };
  };
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
