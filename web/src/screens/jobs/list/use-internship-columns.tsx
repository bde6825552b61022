import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { useTranslation } from 'react-i18next';
import { useJobWords } from '../../../domains/jobs/components/job-words.ts';
import { day } from '../../../lib/time/relative-time.ts';
import type { Column } from '../../../ui/table/table-head.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { JobActions } from './job-actions.tsx';
import { ApplicationsDoor, FigureCell, isSeen, QualityCell, StateCell, TitleCell } from './job-cells.tsx';

/** What the list of internships says of a job. */
export function useInternshipColumns(): Column<JobSummary>[] {
  const { t, i18n } = useTranslation('jobs');
  const words = useJobWords();
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
