import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useAppealJob } from '../../../domains/jobs/api/appeals.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/jobs/appeals.ts')).appealJob.input;

interface AppealDialogProps {
  job: Pick<JobSummary, 'uuid' | 'version' | 'title'>;
  onClose: () => void;
  onDone?: () => void;
}

/** Says why a job should go online that the check or the review refuses; a person looks at it then. */
export default function AppealDialog({ job, onClose, onDone = onClose }: AppealDialogProps) {
  const { t } = useTranslation('jobs');
  const form = useApiForm({
    key: `appeal:${job.uuid}`,
    initial: { uuid: job.uuid, version: job.version, message: '' },
    schema,
    save: useAppealJob(),
    said: t('appeal.done'),
    onSaved: onDone,
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
