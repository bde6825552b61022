import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useJobWords } from '../../../domains/jobs/components/job-words.ts';
import { day } from '../../../lib/relative-time.ts';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import styles from '../internship-jobs.module.css';
import { JobActions } from './job-actions.tsx';

const tones: Record<JobSummary['state'], Tone> = {
  draft: 'neutral',
  reviewing: 'blue',
  online: 'green',
  offline: 'neutral',
  expired: 'neutral',
  refused: 'red',
};

/** One job: its state, what it offers, what came in. Each number opens the list that it counts. */
export function JobRow({ job }: { job: JobSummary }) {
  const { t, i18n } = useTranslation('jobs');
  const words = useJobWords();
  const title = job.title || t('untitled');
  const deadline = job.deadline && day(new Date(`${job.deadline}T00:00:00+08:00`), i18n.language);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>
          {job.abilities.edit ? (
            <Link to={`/job-management/internship/publish-job?id=${job.uuid}`}>{title}</Link>
          ) : (
            <strong>{title}</strong>
          )}
          <Tag tone={tones[job.state]}>{t(`state.${job.state}`)}</Tag>
          {(job.state === 'draft' || job.state === 'online') && (
            <span className={styles.quality}>{t('quality.figure', { score: job.quality })}</span>
          )}
          {job.expiring && <Tag tone="amber">{t('expiring')}</Tag>}
        </p>
        <p className={styles.facts}>
          {words.joined(
            job.city_names.join('、'),
            words.pay(job),
            words.days(job.days_per_week),
            words.months(job.months),
            deadline && t('until', { day: deadline }),
            job.owner_name,
          )}
        </p>
      </div>
      <div className={styles.figures}>
        <Link
          className={`${styles.door} ${job.applications_new === 0 ? styles.none : ''}`}
          to={`/resume/new?job_uuid=${job.uuid}`}
        >
          <strong>
            <NumberText value={job.applications_new} />
          </strong>
          {t('figure.new')}
        </Link>
        <span>
          <strong>
            <NumberText value={job.applications} />
          </strong>
          {t('figure.all')}
        </span>
        <span>
          <strong>
            <NumberText value={job.views} />
          </strong>
          {t('figure.views')}
        </span>
      </div>
      <JobActions job={job} />
    </li>
  );
}
