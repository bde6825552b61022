import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { createWebhook } from '@qinghe/contract/platform/webhooks.ts';
import { useCreateWebhook } from '../../../domains/platform/api/webhooks.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/platform/webhooks.ts')).createWebhook.input;

interface Values {
  url: string;
  created: boolean;
  moved: boolean;
  jobs: boolean;
}

/** A new address, and what it is told. */
export function WebhookDialog({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const { t } = useTranslation('platform');
  const form = useApiForm<Values, { secret: string }, InputOf<typeof createWebhook>>({
    key: 'webhook',
    initial: { url: '', created: true, moved: true, jobs: false },
    input: ({ url, created, moved, jobs }) => ({
      url: url.trim(),
      events: [
        ...(created ? ['application.created' as const] : []),
        ...(moved ? ['application.moved' as const] : []),
        ...(jobs ? ['job.changed' as const] : []),
      ],
    }),
    schema,
    save: useCreateWebhook(),
    onSaved: ({ secret }) => onMade(secret),
  });
  return (
    <FormDialog form={form} title={t('webhooks.add')} submit={t('webhooks.add')} onClose={onClose}>
      <TextField label={t('webhooks.url')} hint={t('webhooks.urlHint')} maxLength={500} {...form.field('url')} />
      <SwitchField label={t('webhooks.event.application.created')} {...form.field('created')} />
      <SwitchField label={t('webhooks.event.application.moved')} {...form.field('moved')} />
      <SwitchField label={t('webhooks.event.job.changed')} {...form.field('jobs')} />
    </FormDialog>
  );
}
