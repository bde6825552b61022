import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { createPlatformKey } from '@qinghe/contract/platform/keys.ts';
import { useCreatePlatformKey } from '../../../domains/platform/api/keys.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/platform/keys.ts')).createPlatformKey.input;

interface Values {
  name: string;
  jobsRead: boolean;
  applicationsWrite: boolean;
}

/** A new key: whose it will be, and what it is for. */
export function KeyDialog({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const { t } = useTranslation('platform');
  const form = useApiForm<Values, { key: string }, InputOf<typeof createPlatformKey>>({
    key: 'platform-key',
    initial: { name: '', jobsRead: true, applicationsWrite: false },
    input: ({ name, jobsRead, applicationsWrite }) => ({
      name,
      scopes: [
        ...(jobsRead ? ['jobs:read' as const] : []),
        ...(applicationsWrite ? ['applications:write' as const] : []),
      ],
    }),
    schema,
    save: useCreatePlatformKey(),
    onSaved: ({ key }) => onMade(key),
  });
  return (
    <FormDialog form={form} title={t('keys.add')} submit={t('keys.add')} onClose={onClose}>
      <TextField
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        maxLength={limits.platformName}
        {...form.field('name')}
      />
      <SwitchField label={t('keys.jobsRead')} hint={t('keys.jobsReadHint')} {...form.field('jobsRead')} />
      <SwitchField
        label={t('keys.applicationsWrite')}
        hint={t('keys.applicationsWriteHint')}
        {...form.field('applicationsWrite')}
      />
    </FormDialog>
  );
}
