import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { GOOD_QUALITY } from '@qinghe/contract/jobs/job-filter.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSharedWords } from '../../../domains/company/components/shared-words.ts';
import { useJobWords } from '../../../domains/jobs/components/job-words.ts';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { day } from '../../../lib/time/relative-time.ts';
import type { Column } from '../../../ui/table/table-head.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { FiguresDoor } from '../list/figures-door.tsx';
import { JobActions } from '../list/job-actions.tsx';
import { JobTitle, StateTag } from '../list/job-row.tsx';
import styles from './campus-columns.module.css';

/** What candidates do not see yet has no figures: a dash, never 0. */
const isSeen = ({ state }: JobSummary) => state === 'online' || state === 'offline' || state === 'expired';

/** What the campus list says of a job. */
export function useCampusColumns(): Column<JobSummary>[] {
  const { t, i18n } = useTranslation('jobs');
  const words = useJobWords();
  const figure = (of: (job: JobSummary) => number) => (job: JobSummary) =>
    isSeen(job) ? <NumberText value={of(job)} /> : null;
  return [
    { key: 'title', title: t('field.title'), cell: (job) => <Title job={job} />, phone: 'title' },
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
      cell: figure(({ applications }) => applications),
      align: 'end',
    },
    {
      key: 'interview',
      title: t('campus.interview'),
      cell: figure(({ applications_interview }) => applications_interview),
      align: 'end',
      roomy: 900,
    },
    { key: 'unseen', title: t('campus.unseen'), cell: (job) => isSeen(job) && <Unseen job={job} />, align: 'end' },
    {
      key: 'deadline',
      title: t('field.deadline'),
      cell: ({ deadline }) => deadline && day(new Date(`${deadline}T00:00:00+08:00`), i18n.language),
      align: 'end',
      whole: true,
    },
    { key: 'quality', title: t('campus.quality'), cell: (job) => <Quality job={job} />, align: 'end', phone: 'hidden' },
    { key: 'state', title: t('campus.state'), cell: (job) => <State job={job} />, phone: 'aside', whole: true },
    { key: 'actions', title: '', cell: (job) => <JobActions job={job} menuOnly />, phone: 'menu' },
  ];
}

function Title({ job }: { job: JobSummary }) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const shared = useSharedWords();
  const { city_names, external_clicks } = job;
  return (
    <span className={styles.title}>
      <JobTitle job={job} />
      <Hint>
        {words.joined(
          city_names.join('、'),
          shared(job),
          external_clicks === null ? '' : t('campus.clicks', { count: external_clicks }),
        )}
      </Hint>
    </span>
  );
}

/** Opens the people that it counts. */
function Unseen({ job }: { job: JobSummary }) {
  return job.applications_new === 0 ? (
    <NumberText value={0} />
  ) : (
    <Link className={styles.unseen} to={jobAddresses.campus.applications(job.uuid)}>
      <NumberText value={job.applications_new} />
    </Link>
  );
}

const Quality = ({ job }: { job: JobSummary }) => (
  <FiguresDoor job={job} className={job.quality >= GOOD_QUALITY ? styles.good : undefined}>
    {job.quality}
  </FiguresDoor>
);

function State({ job }: { job: JobSummary }) {
  const { t } = useTranslation('jobs');
  if (job.expiring) return <Tag tone="amber">{t('expiring')}</Tag>;
  if (job.appeal?.state === 'waiting') return <Tag tone="blue">{t('appeal.waiting')}</Tag>;
  return <StateTag job={job} />;
}
