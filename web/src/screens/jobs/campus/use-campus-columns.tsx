import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { useTranslation } from 'react-i18next';
import { useJobWords } from '../../../domains/jobs/components/job-words.ts';
import { day } from '../../../lib/time/relative-time.ts';
import type { Column } from '../../../ui/table/table-head.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { JobActions } from '../list/job-actions.tsx';
import { ApplicationsDoor, isSeen, QualityCell, StateCell, TitleCell } from '../list/job-cells.tsx';

/** What the campus list says of a job. */
export function useCampusColumns(): Column<JobSummary>[] {
  const { t, i18n } = useTranslation('jobs');
  const words = useJobWords();
  const figure = (of: (job: JobSummary) => number) => (job: JobSummary) =>
    isSeen(job) ? <NumberText value={of(job)} /> : null;
  return [
    {
      key: 'title',
      title: t('field.title'),
      cell: (job) => (
        <TitleCell
          job={job}
          facts={job.external_clicks === null ? [] : [t('campus.clicks', { count: job.external_clicks })]}
        />
      ),
      phone: 'title',
    },
    {
      key: 'batch',
      title: t('field.batch'),
      cell: ({ batch }) => batch && <Tag tone="violet">{t(`batch.${batch}`)}</Tag>,
      phone: 'second',
      whole: true,
      roomy: 800,
    },
    { key: 'pay', title: t('campus.pay'), cell: words.pay, phone: 'second', whole: true },
    {
      key: 'years',
      title: t('campus.years'),
      cell: ({ graduation_years }) => words.graduates(graduation_years),
      phone: 'hidden',
      whole: true,
      roomy: 900,
    },
    {
      key: 'applications',
      title: t('campus.applications'),
      cell: (job) => isSeen(job) && <ApplicationsDoor job={job} count={job.applications} view="board" />,
      align: 'end',
    },
    {
      key: 'interview',
      title: t('campus.interview'),
      cell: figure(({ applications_interview }) => applications_interview),
      align: 'end',
      roomy: 900,
    },
    {
      key: 'unseen',
      title: t('campus.unseen'),
      cell: (job) => isSeen(job) && <ApplicationsDoor job={job} count={job.applications_new} />,
      align: 'end',
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
