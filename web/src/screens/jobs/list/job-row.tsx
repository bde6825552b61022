import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSharedWords } from '../../../domains/company/components/shared-words.ts';
import { useJobWords } from '../../../domains/jobs/components/job-words.ts';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { day } from '../../../lib/time/relative-time.ts';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import styles from '../internship-jobs.module.css';
import { FiguresDoor } from './figures-door.tsx';
import { JobActions } from './job-actions.tsx';

const tones: Record<JobSummary['state'], Tone> = {
  draft: 'neutral',
  reviewing: 'blue',
  online: 'green',
  offline: 'neutral',
  expired: 'neutral',
  refused: 'red',
};

/** How a job stands, in a word. */
export function StateTag({ job }: { job: JobSummary }) {
  const { t } = useTranslation('jobs');
  return (
    <>
      {job.change_of && <Tag tone="violet">{t('change.tag')}</Tag>}
      <Tag tone={tones[job.state]}>{t(`state.${job.state}`)}</Tag>
      {job.change && <Tag tone={tones[job.change.state]}>{t(`change.of.${job.change.state}`)}</Tag>}
    </>
  );
}

/** A line breaks between two of them, behind the dot. */
function Facts({ facts }: { facts: readonly (string | null)[] }) {
  const shown = facts.filter((fact) => fact !== null && fact !== '');
  return (
    <p className={styles.facts}>
      {shown.map((fact, index) => (
        <Fragment key={fact}>
          <span className={styles.fact}>
            {fact}
            {index < shown.length - 1 && ' ·'}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

interface JobRowProps {
  job: JobSummary;
  selected: boolean;
  onSelect: (range: boolean) => void;
}

/** One job: its state, what it offers, what came in. Each number opens the list that it counts. */
export function JobRow({ job, selected, onSelect }: JobRowProps) {
  const { t, i18n } = useTranslation('jobs');
  const words = useJobWords();
  const shared = useSharedWords();
  const deadline = job.deadline && day(new Date(`${job.deadline}T00:00:00+08:00`), i18n.language);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>
          <input
            type="checkbox"
            className={styles.check}
            aria-label={t('bulk.select', { title: job.title || t('untitled') })}
            checked={selected}
            onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          />
          <JobTitle job={job} />
          <StateTag job={job} />
          {(job.state === 'draft' || job.state === 'online') && (
            <FiguresDoor job={job} className={styles.quality}>
              {t('quality.figure', { score: job.quality })}
            </FiguresDoor>
          )}
          {job.appeal?.state === 'waiting' && <Tag tone="blue">{t('appeal.waiting')}</Tag>}
          {job.expiring && <Tag tone="amber">{t('expiring')}</Tag>}
        </p>
        {job.appeal?.state === 'kept' && <p className={styles.facts}>{t('appeal.kept', job.appeal)}</p>}
        <Facts
          facts={[
            job.city_names.join('、'),
            words.pay(job),
            words.days(job.days_per_week),
            words.months(job.months),
            deadline && t('until', { day: deadline }),
            shared(job),
          ]}
        />
      </div>
      {job.published_at !== null && !job.change_of && <Figures job={job} />}
      <JobActions job={job} />
    </li>
  );
}

/** Opens what there is of the job: its public page, the form that it waits in, or how it would look. */
export function JobTitle({ job }: { job: JobSummary }) {
  const { t } = useTranslation('jobs');
  const title = job.title || t('untitled');
  if (job.state === 'online')
    return (
      <a href={`/jobs/${job.uuid}`} target="_blank" rel="noopener">
        {title}
      </a>
    );
  const addresses = jobAddresses[job.kind];
  const waitsInForm = job.state === 'draft' || job.state === 'refused';
  return <Link to={waitsInForm ? addresses.form(job.uuid) : addresses.preview(job.uuid)}>{title}</Link>;
}

/** What came in; the board shows all who applied, the list the new ones. */
function Figures({ job }: { job: JobSummary }) {
  const { t } = useTranslation('jobs');
  const applications = jobAddresses[job.kind].applications(job.uuid);
  return (
    <div className={styles.figures}>
      <Door to={applications} value={job.applications_new} label={t('figure.new')} />
      <Door to={`${applications}&view=board`} value={job.applications} label={t('figure.all')} />
      <FiguresDoor job={job} className={`${styles.door} ${job.views === 0 ? styles.none : ''}`}>
        <strong>
          <NumberText value={job.views} />
        </strong>
        {t('figure.views')}
      </FiguresDoor>
    </div>
  );
}

function Door({ to, value, label }: { to: string; value: number; label: string }) {
  return (
    <Link className={`${styles.door} ${value === 0 ? styles.none : ''}`} to={to}>
      <strong>
        <NumberText value={value} />
      </strong>
      {label}
    </Link>
  );
}
