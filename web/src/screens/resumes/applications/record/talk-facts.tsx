import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { Link } from 'react-router';
import { talkAddresses } from '../../../../domains/jobs/job-addresses.ts';
import { dateFormat } from '../../../../lib/browser/intl.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import styles from './record.module.css';

/** Talks that brought the person: each leads to its people. */
export function TalkFacts({ talks }: Pick<ApplicationDetail, 'talks'>) {
  const { t, i18n } = useTranslation('resumes');
  const day = dateFormat(i18n.language, { timeZone: 'Asia/Shanghai', month: 'short', day: 'numeric' });
  return (
    <span className={styles.talks}>
      {talks.map(({ uuid, title, starts_at, attended }) => (
        <span key={uuid}>
          {t(attended ? 'talk.attended' : 'talk.signed')} <Link to={talkAddresses.visitors(uuid)}>{title}</Link> ·{' '}
          {day.format(new Date(starts_at))}
        </span>
      ))}
    </span>
  );
}
