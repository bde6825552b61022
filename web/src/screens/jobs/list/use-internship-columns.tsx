import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { useJobWords } from '../../../domains/jobs/components/job-words.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Column } from '../../../ui/table/table-head.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { ApplicationsDoor, FigureCell, isSeen, TitleCell } from './job-cells.tsx';
import { useClosingColumns } from './use-closing-columns.tsx';

/** What the list of internships says of a job. */
export function useInternshipColumns(): Column<JobSummary>[] {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const closing = useClosingColumns();
  return [
    {
      key: 'title',
      title: t('field.title'),
      cell: (job) => <TitleCell job={job} facts={[words.days(job.days_per_week), words.months(job.months)]} />,
      phone: 'title',
    },
    { key: 'pay', title: t('internship.pay'), cell: words.pay, phone: 'second', whole: true, roomy: 800 },
    {
      key: 'unseen',
      title: t('figure.new'),
      cell: (job) => isSeen(job) && <ApplicationsDoor job={job} count={job.applications_new} />,
      align: 'end',
    },
    {
      key: 'applications',
      title: t('figure.all'),
      cell: (job) => isSeen(job) && <ApplicationsDoor job={job} count={job.applications} view="board" />,
      align: 'end',
      phone: 'hidden',
    },
    {
      key: 'views',
      title: t('figure.views'),
      cell: (job) =>
        isSeen(job) && (
          <FigureCell job={job}>
            <NumberText value={job.views} />
          </FigureCell>
        ),
      align: 'end',
      roomy: 900,
    },
    ...closing,
  ];
}
