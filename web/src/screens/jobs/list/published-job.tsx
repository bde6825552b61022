import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useWaitsForPapers } from '../../../domains/company/api/get-company-info.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { itemsIn, type ListQuery } from '../../../ui/list/query-list.tsx';
import { Card } from '../../../ui/section/section.tsx';
import styles from './published-job.module.css';
import { useSharingJob } from './share-job.ts';

/** The job that the form has just handed in, by the history entry: that it is on its way, or how to pass it on. */
export function PublishedJob({ jobs }: { jobs: ListQuery<JobSummary> }) {
  const { state } = useLocation();
  const job = itemsIn(jobs).find(({ uuid }) => uuid === Object(state).published);
  return job ? <JustPublished key={job.uuid} job={job} /> : null;
}

function JustPublished({ job }: { job: JobSummary }) {
  const { t } = useTranslation('jobs');
  const sharing = useSharingJob(job.uuid);
  const waits = useWaitsForPapers();
  const [closed, setClosed] = useState(false);
  if (closed || (job.state !== 'online' && job.state !== 'reviewing')) return null;
  const online = job.state === 'online';
  const hint = online ? 'onlineHint' : waits ? 'papersHint' : 'reviewingHint';
  return (
    <Card>
      <div className={styles.published} role="status">
        {online && (
          <img className={styles.picture} src={`/jobs/${job.uuid}/share.png`} alt="" width={200} height={105} />
        )}
        <div className={styles.words}>
          <strong>{t(online ? 'published.online' : 'published.reviewing', { title: job.title })}</strong>
          <p>{t(`published.${hint}`)}</p>
          <div className={styles.actions}>
            {online && (
              <>
                <Button onClick={() => void sharing.copyLink()}>{t('published.link')}</Button>
                <Button onClick={sharing.openPoster}>{t('action.poster')}</Button>
                <Button onClick={sharing.openPicture}>{t('action.picture')}</Button>
              </>
            )}
            <Button variant="quiet" onClick={() => setClosed(true)}>
              {t('published.close')}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}
