import type { BrochureDetail } from '@qinghe/contract/jobs/brochures.ts';
import { useAssignJobs } from '../../../domains/jobs/api/brochures.ts';
import { useJobs } from '../../../domains/jobs/api/list-jobs.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { QueryList } from '../../../ui/list/query-list.tsx';
import styles from './brochure.module.css';

const schema = async () => (await import('@qinghe/contract/jobs/brochures.ts')).assignJobs.input;

/** Which campus jobs belong to a brochure. */
export default function AssignDialog({ brochure, onClose }: { brochure: BrochureDetail; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const { uuid, version, job_items } = brochure;
  const jobs = useJobs({ kind: 'campus' });
  const form = useApiForm({
    key: `brochure-jobs:${uuid}`,
    initial: { uuid, version, job_uuids: job_items.map((job) => job.uuid) },
    schema,
    save: useAssignJobs(),
    said: t('brochure.jobsSaved'),
    onSaved: onClose,
  });
  const { value: chosen, onChange } = form.field('job_uuids');
  const choose = (job: string, on: boolean) => onChange(on ? [...chosen, job] : chosen.filter((one) => one !== job));
  return (
    <FormDialog form={form} title={t('brochure.chooseJobs')} submit={t('brochure.save')} onClose={onClose}>
      <QueryList query={jobs} empty={{ title: t('of.campus.empty'), hint: t('of.campus.emptyHint') }}>
        {(items) => (
          <div className={styles.picked}>
            {items.map((job) => (
              <label key={job.uuid}>
                <input
                  type="checkbox"
                  checked={chosen.includes(job.uuid)}
                  onChange={(event) => choose(job.uuid, event.currentTarget.checked)}
                />
                {job.title || t('untitled')}
              </label>
            ))}
          </div>
        )}
      </QueryList>
    </FormDialog>
  );
}
