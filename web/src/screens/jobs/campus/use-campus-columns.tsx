import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { useJobWords } from '../../../domains/jobs/components/job-words.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Column } from '../../../ui/table/table-head.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { ApplicationsDoor, isSeen, TitleCell } from '../list/job-cells.tsx';
import { useClosingColumns } from '../list/use-closing-columns.tsx';

/** What the campus list says of a job. */
export function useCampusColumns(): Column<JobSummary>[] {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const closing = useClosingColumns();
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
    ...closing,
  ];
}
