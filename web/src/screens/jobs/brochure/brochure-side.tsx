import type { BrochureDetail, BrochureJob } from '@qinghe/contract/jobs/brochures.ts';
import { Link } from 'react-router';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { useSharing } from '../list/share-job.ts';
import styles from './brochure.module.css';

/** Beside a brochure: its jobs with what came for each, and the ways to pass it on. */
export function BrochureSide({ brochure }: { brochure: BrochureDetail }) {
  const { t } = useTranslation('jobs');
  const { uuid, state, job_items } = brochure;
  return (
    <div className={styles.side}>
      {state === 'online' && <Sharing uuid={uuid} />}
      {job_items.length > 0 && (
        <Section title={t('brochure.byJob')} flush>
          <ul className={styles.byJob}>
            {job_items.map((job) => (
              <JobLine key={job.uuid} job={job} />
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function JobLine({ job: { uuid, title, state, applications, applications_new } }: { job: BrochureJob }) {
  const { t } = useTranslation('jobs');
  const { preview, applications: toNew } = jobAddresses.campus;
  return (
    <li>
      <Link to={preview(uuid)}>{title || t('untitled')}</Link>
      <span className={styles.came}>
        {state !== 'online' && t(`state.${state}`)}
        {applications > 0 && (
          <Link to={`${toNew(uuid)}&view=board`}>{t('brochure.applications', { count: applications })}</Link>
        )}
        {applications_new > 0 && <Link to={toNew(uuid)}>{t('brochure.unread', { count: applications_new })}</Link>}
      </span>
    </li>
  );
}

function Sharing({ uuid }: { uuid: string }) {
  const { t } = useTranslation('jobs');
  const page = `/brochures/${uuid}`;
  const { copyLink, openPoster, openPicture } = useSharing({ page, copied: t('brochure.copied') });
  return (
    <Section title={t('brochure.share')}>
      <div className={styles.share}>
        <QrCode text={`${location.origin}${page}`} label={t('brochure.code')} />
        <div className={styles.ways}>
          <Button onClick={() => void copyLink()}>{t('action.share')}</Button>
          <Button onClick={openPoster}>{t('action.poster')}</Button>
          <Button onClick={openPicture}>{t('action.picture')}</Button>
        </div>
      </div>
    </Section>
  );
}
