import { MAX_WEBHOOKS } from '@qinghe/contract/platform/webhooks.ts';
import { useDeleteWebhook, useWebhooks } from '../../domains/platform/api/webhooks.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SecretList } from './keys/secret-list.tsx';
import { useWebhookTable } from './webhooks/use-webhook-table.tsx';
import { WebhookDialog } from './webhooks/webhook-dialog.tsx';

/** Addresses of other systems that are told what happens: added, watched, switched off, taken away. */
export default function Webhooks() {
  const { t } = useTranslation('platform');
  return (
    <SecretList
      query={useWebhooks()}
      most={MAX_WEBHOOKS}
      full="room.webhooks"
      texts="webhooks"
      lead={t('webhooks.lead')}
      emptyHint={t('webhooks.emptyHint')}
      links={<ButtonLink to="/control/api-keys">{t('webhooks.toKeys')}</ButtonLink>}
      table={useWebhookTable()}
      dialog={(on) => <WebhookDialog {...on} />}
      remove={useDeleteWebhook()}
      questionOf={(webhook) => ({
        title: t('webhooks.deleteTitle'),
        hint: t('webhooks.deleteHint', { url: webhook.url }),
        confirm: t('webhooks.delete'),
      })}
    />
  );
}
