import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { useJobFigures } from '../../../domains/jobs/api/get-job.ts';
import { Quality } from '../../../domains/jobs/components/quality.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { FigureCharts } from './figure-charts.tsx';
import { FigureStrip } from './figure-strip.tsx';
import styles from './figures-dialog.module.css';
import { useOpenForm } from './use-open-form.ts';

/** What came of a job by day and by source, and what would make it better. */
export default function FiguresDialog({ job, onClose }: { job: JobSummary; onClose: () => void }) {
  const { t } = useTranslation('jobs', { keyPrefix: 'figures' });
  const { data: figures, error, refetch } = useJobFigures(job.uuid);
  const { openForm } = useOpenForm(job);
  const mayImprove = job.abilities.edit || (job.abilities.change && job.change?.state !== 'reviewing');
  return (
    <Dialog
      open
      placement="wide"
      title={t('title', { title: job.title })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {figures ? (
        <div className={styles.figures}>
          <FigureStrip job={job} figures={figures} />
          <FigureCharts kind={job.kind} figures={figures} />
          <Card>
            <Quality
              kind={job.kind}
              quality={figures.quality}
              onField={mayImprove ? (field) => void openForm(field) : undefined}
            />
          </Card>
        </div>
      ) : (
        <QueryState query={{ error, refetch }} title={t('failed')} />
      )}
    </Dialog>
  );
}
