import { cut } from '@qinghe/contract/cut.ts';
import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useSaveTemplate } from '../../../domains/jobs/api/templates.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';

const schema = async () => (await import('@qinghe/contract/jobs/templates.ts')).saveJobTemplate.input;

/** Keeps a job as a template, under a name. */
export default function TemplateDialog({ job, onClose }: { job: JobSummary; onClose: () => void }) {
  const { t } = useTranslation('jobs', { keyPrefix: 'template' });
  const form = useApiForm({
    key: `template:${job.uuid}`,
    initial: { job_uuid: job.uuid, name: cut(job.title, limits.templateTitle) },
    schema,
    save: useSaveTemplate(),
    onSaved: ({ name }) => {
      toast.success(t('saved', { name }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('saveTitle')} submit={t('submit')} onClose={onClose}>
      <p>{t('hint')}</p>
      <TextField label={t('name')} maxLength={limits.templateTitle} autoComplete="off" {...form.field('name')} />
    </FormDialog>
  );
}
