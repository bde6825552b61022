import { type Brochure, changeBrochure } from '@qinghe/contract/jobs/brochures.ts';
import { Link } from 'react-router';
import { useMay } from '../../../domains/account/may.ts';
import { useJobWords } from '../../../domains/jobs/components/job-words.ts';
import { brochureAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Card } from '../../../ui/section/section.tsx';
import styles from './brochure.module.css';
import { BrochureState } from './brochure-state.tsx';
import { useScheduleWords } from './use-schedule-words.ts';

/** A brochure in a few words: its picture or name, how it stands, what came in, what comes next. */
export function BrochureCard({ brochure }: { brochure: Brochure }) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const { uuid, title, batch, graduation_years, picture_url, jobs, applications, next } = brochure;
  const lineOf = useScheduleWords();
  const may = useMay();
  return (
    <Card flush>
      <div className={styles.card}>
        {picture_url ? (
          <img className={styles.picture} src={picture_url} alt="" />
        ) : (
          <span className={styles.cover} aria-hidden="true">
            {t(`batch.${batch}`)}
          </span>
        )}
        <div className={styles.words}>
          <p className={styles.head}>
            <Link to={brochureAddresses.jobs(uuid)}>{title}</Link>
            <BrochureState state={brochure.state} />
          </p>
          <p className={styles.hint}>
            {words.joined(t(`batch.${batch}`), words.graduates(graduation_years), brochure.owner_name)}
          </p>
          <p>
            {words.joined(
              t('brochure.jobs', { count: jobs }),
              t('brochure.applications', { count: applications }),
              next && lineOf(next),
            )}
          </p>
          <p className={styles.links}>
            <Link to={brochureAddresses.show(uuid)}>{t('brochure.open')}</Link>
            {brochure.abilities.edit && may(changeBrochure) && (
              <Link to={brochureAddresses.edit(uuid)}>{t('action.edit')}</Link>
            )}
            {brochure.state === 'online' && (
              <a href={`/brochures/${uuid}`} target="_blank" rel="noopener">
                {t('brochure.asSeen')}
              </a>
            )}
          </p>
        </div>
      </div>
    </Card>
  );
}
