import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { useRevisions } from '../../../domains/jobs/api/get-job.ts';
import { DifferenceList } from '../../../domains/jobs/components/difference-list.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QueryList } from '../../../ui/list/query-list.tsx';
import { Section } from '../../../ui/section/section.tsx';
import styles from './revisions-dialog.module.css';

/** With which texts a job was online, the latest first, each with what it changed. */
export default function RevisionsDialog({ job, onClose }: { job: JobSummary; onClose: () => void }) {
  const { t, i18n } = useTranslation('jobs', { keyPrefix: 'revisions' });
  return (
    <Dialog
      open
      placement="side"
      title={t('title', { title: job.title })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <QueryList query={useRevisions(job.uuid)} empty={{ title: t('empty'), hint: t('emptyHint') }}>
        {(revisions) => (
          <div className={styles.revisions}>
            {revisions.map((revision, index) => {
              const before = revisions[index + 1];
              const when = fullTime(new Date(revision.at), i18n.language);
              return (
                <Section key={revision.uuid} title={[when, revision.by].filter(Boolean).join(' · ')}>
                  {before ? <DifferenceList before={before} after={revision} /> : <p>{t('first')}</p>}
                </Section>
              );
            })}
          </div>
        )}
      </QueryList>
    </Dialog>
  );
}
