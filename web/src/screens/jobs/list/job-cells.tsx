import { saveDraft } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { GOOD_QUALITY } from '@qinghe/contract/jobs/job-filter.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../domains/account/may.ts';
import { useSharedWords } from '../../../domains/company/components/shared-words.ts';
import { useJobWords } from '../../../domains/jobs/components/job-words.ts';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { daysUntil } from '../../../lib/time/calendar-day.ts';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { FiguresDoor } from './figures-door.tsx';
import styles from './job-cells.module.css';

const tones: Record<JobSummary['state'], Tone> = {
  draft: 'neutral',
  reviewing: 'blue',
  online: 'green',
  offline: 'neutral',
  expired: 'neutral',
  refused: 'red',
};

/** What candidates do not see yet has no figures: a dash, never 0. */
export const isSeen = ({ state, published_at, change_of }: JobSummary): boolean =>
  published_at !== null && !change_of && (state === 'online' || state === 'offline' || state === 'expired');

/** The job's name, which opens what there is of it; below it where it is, whose, and with whom it is shared. */
export function TitleCell({ job, facts = [] }: { job: JobSummary; facts?: readonly string[] }) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const shared = useSharedWords();
  return (
    <span className={styles.title}>
      <JobTitle job={job} />
      <Hint>{words.joined(job.city_names.join('、'), ...facts, shared(job))}</Hint>
      {job.appeal?.state === 'kept' && <Hint>{t('appeal.kept', job.appeal)}</Hint>}
    </span>
  );
}

/** Opens what there is of the job: its public page, the form that it waits in, or how it would look. */
function JobTitle({ job }: { job: JobSummary }) {
  const { t } = useTranslation('jobs');
  const may = useMay();
  const title = job.title || t('untitled');
  if (job.state === 'online')
    return (
      <a href={`/jobs/${job.uuid}`} target="_blank" rel="noopener">
        {title}
      </a>
    );
  const addresses = jobAddresses[job.kind];
  const waitsInForm = (job.state === 'draft' || job.state === 'refused') && job.yours === 'own' && may(saveDraft);
  return <Link to={waitsInForm ? addresses.form(job.uuid) : addresses.preview(job.uuid)}>{title}</Link>;
}

/** How a job stands, in a word; where it is to be done something soon, that. */
export function StateCell({ job }: { job: JobSummary }) {
  const { t } = useTranslation('jobs');
  if (job.expiring && job.deadline)
    return <Tag tone="amber">{t('daysLeft', { count: Math.max(0, daysUntil(job.deadline)) })}</Tag>;
  if (job.appeal?.state === 'waiting') return <Tag tone="blue">{t('appeal.waiting')}</Tag>;
  return (
    <>
      {job.change_of && <Tag tone="violet">{t('change.tag')}</Tag>}
      <Tag tone={tones[job.state]}>{t(`state.${job.state}`)}</Tag>
      {job.change && <Tag tone={tones[job.change.state]}>{t(`change.of.${job.change.state}`)}</Tag>}
    </>
  );
}

/** A number of applications that opens the people whom it counts. */
export function ApplicationsDoor({ job, count, view = '' }: { job: JobSummary; count: number; view?: string }) {
  const { t } = useTranslation('jobs');
  return (
    <Link
      className={count === 0 ? styles.none : styles.door}
      to={`${jobAddresses[job.kind].applications(job.uuid)}${view && `&view=${view}`}`}
      aria-label={t(view ? 'figure.allOf' : 'figure.newOf', { count, title: job.title })}
    >
      <NumberText value={count} />
    </Link>
  );
}

/** A number that opens the figures of its job. */
export const FigureCell = ({
  job,
  good = false,
  children,
}: {
  job: JobSummary;
  good?: boolean;
  children: ReactNode;
}) => (
  <FiguresDoor job={job} className={good ? styles.good : undefined}>
    {children}
  </FiguresDoor>
);

export const QualityCell = ({ job }: { job: JobSummary }) => (
  <FigureCell job={job} good={job.quality >= GOOD_QUALITY}>
    {job.quality}
  </FigureCell>
);
