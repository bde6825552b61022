import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';
import type { Column } from '../../../ui/table/table-head.tsx';
import { JobActions } from './job-actions.tsx';
import { QualityCell, StateCell } from './job-cells.tsx';

/** The columns with which every list of jobs ends. */
export function useClosingColumns(): Column<JobSummary>[] {
  const { t, i18n } = useTranslation('jobs');
  return [
    {
      key: 'deadline',
      title: t('field.deadline'),
      cell: ({ deadline }) => deadline && day(new Date(`${deadline}T00:00:00+08:00`), i18n.language),
      align: 'end',
      whole: true,
    },
    {
      key: 'quality',
      title: t('campus.quality'),
      cell: (job) => <QualityCell job={job} />,
      align: 'end',
      phone: 'hidden',
    },
    { key: 'state', title: t('campus.state'), cell: (job) => <StateCell job={job} />, phone: 'aside', whole: true },
    { key: 'actions', title: '', cell: (job) => <JobActions job={job} />, phone: 'menu' },
  ];
}
