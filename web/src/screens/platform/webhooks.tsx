import { MAX_WEBHOOKS, type WebhookEndpoint } from '@qinghe/contract/platform/webhooks.ts';
import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteWebhook, useWebhooks } from '../../domains/platform/api/webhooks.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { ShownSecret } from './keys/shown-secret.tsx';
import { DeliveryDialog } from './webhooks/delivery-dialog.tsx';
import { WebhookDialog } from './webhooks/webhook-dialog.tsx';
import { WebhookTable } from './webhooks/webhook-table.tsx';

/** Addresses of other systems that are told what happens: added, watched, switched off, taken away. */
export default function Webhooks() {
  const { t } = useTranslation('platform');
  const webhooks = useWebhooks();
  const remove = useDeleteWebhook();
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [watched, setWatched] = useState<WebhookEndpoint | null>(null);
  const [leaving, setLeaving] = useState<WebhookEndpoint | null>(null);
  const isFull = (webhooks.data?.items.length ?? 0) >= MAX_WEBHOOKS;
  const add = () => setAdding(true);
  return (
    <Page
      lead={t('webhooks.lead')}
      actions={
        <>
          <ButtonLink to="/control/api-keys">{t('webhooks.toKeys')}</ButtonLink>
          <ActionButton
            shortcut="n"
            variant="primary"
            icon={<IconPlus size={16} aria-hidden="true" />}
            disabled={isFull}
            onClick={add}
          >
            {t('webhooks.add')}
          </ActionButton>
        </>
      }
    >
      {isFull && <Callout tone="amber">{sayReason('room.webhooks', currentLocale(), { most: MAX_WEBHOOKS })}</Callout>}
      <Card flush>
        <QueryList
          query={webhooks}
          skeleton={<TableSkeleton columns={3} rows={3} />}
          empty={{
            title: t('webhooks.empty'),
            hint: t('webhooks.emptyHint'),
            action: <Button onClick={add}>{t('webhooks.add')}</Button>,
          }}
        >
          {(items) => <WebhookTable webhooks={items} onWatch={setWatched} onDelete={setLeaving} />}
        </QueryList>
      </Card>
      {adding && (
        <WebhookDialog
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== null && (
        <ShownSecret
          secret={secret}
          title={t('webhooks.shownTitle')}
          hint={t('webhooks.shownHint')}
          onClose={() => setSecret(null)}
        />
      )}
      {watched && <DeliveryDialog webhook={watched} onClose={() => setWatched(null)} />}
      <ConfirmDialog
        open={leaving !== null}
        title={t('webhooks.deleteTitle')}
        confirm={t('webhooks.delete')}
        destructive
        onConfirm={() => {
          if (leaving) void remove.run({ uuid: leaving.uuid });
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        <p>{t('webhooks.deleteHint', { url: leaving?.url })}</p>
      </ConfirmDialog>
    </Page>
  );
}
