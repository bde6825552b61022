import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useTranslation } from 'react-i18next';
import { useAppealJob } from '../../../domains/jobs/api/appeals.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/jobs/appeals.ts')).appealJob.input;

/** Says why a refused job should go online; a person looks at it then. */
export default function AppealDialog({ job, onClose }: { job: JobSummary; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const form = useApiForm({
    key: `appeal:${job.uuid}`,
    initial: { uuid: job.uuid, version: job.version, message: '' },
    schema,
    save: useAppealJob(),
    said: t('appeal.done'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('appeal.title', { title: job.title })}
      submit={t('appeal.submit')}
      onClose={onClose}
    >
      <TextArea
        label={t('appeal.words')}
        hint={t('appeal.hint')}
        rows={4}
        maxLength={limits.message}
        {...form.field('message')}
      />
    </FormDialog>
  );
}
