import { differingFields } from '@qinghe/contract/jobs/differences.ts';
import type { JobDraft } from '@qinghe/contract/jobs/job.ts';
import type { Job } from '../../../domains/jobs/api/change-job.ts';
import { DifferenceList } from '../../../domains/jobs/components/difference-list.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';

/** Over the form of a change: that the old text stands until this one has passed, and where they differ. */
export function ChangeBar({ job, draft }: { job: Job; draft: JobDraft }) {
  const { t } = useTranslation('jobs', { keyPrefix: 'change' });
  if (!job.live) return null;
  const count = differingFields(job.live.draft, draft).length;
  return (
    <Callout>
      <p>{t('bar')}</p>
      {count === 0 ? (
        <p>{t('same')}</p>
      ) : (
        <details>
          <summary>{t('differs', { count })}</summary>
          <DifferenceList before={job.live} after={{ ...job, draft }} />
        </details>
      )}
    </Callout>
  );
}
