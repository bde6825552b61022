import type { JobTemplate } from '@qinghe/contract/jobs/templates.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useRenameTemplate } from '../../../domains/jobs/api/templates.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';

const schema = async () => (await import('@qinghe/contract/jobs/templates.ts')).renameJobTemplate.input;

/** Gives a template another name. */
export function RenameDialog({ template, onClose }: { template: JobTemplate; onClose: () => void }) {
  const { t } = useTranslation('jobs', { keyPrefix: 'template' });
  const { uuid, version, name } = template;
  const form = useApiForm({
    key: `rename-template:${uuid}`,
    initial: { uuid, version, name },
    schema,
    save: useRenameTemplate(),
    onSaved: (saved) => {
      toast.success(t('renamed', { name: saved.name }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('renameTitle', { name })} onClose={onClose}>
      <TextField label={t('name')} maxLength={limits.templateTitle} autoComplete="off" {...form.field('name')} />
    </FormDialog>
  );
}
