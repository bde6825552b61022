import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../../../ui/text/relative-time.tsx';
import history from './history.module.css';
import styles from './record.module.css';

/** What happened so far, newest first. */
export default function History({ entries }: { entries: ApplicationDetail['history'] }) {
  const { t } = useTranslation('resumes');
  const stageName = (stage: ApplicationDetail['stage'] | null) => (stage ? t(`stage.${stage}`) : '');
  return (
    <section className={styles.block}>
      <h3>{t('history.title')}</h3>
      <ol>
        {entries.map((entry) => (
          <li key={entry.uuid} className={history.step}>
            <span>
              <RelativeTime at={entry.at} />{' '}
              {t(`history.${entry.action}`, {
                from: stageName(entry.from),
                to: stageName(entry.to),
                actor: entry.actor_name || t('history.system'),
              })}
              {entry.reason && t('history.reason', { reason: entry.reason })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
