import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useWaitsForPapers } from '../../../domains/company/api/get-company-info.ts';
import type { Job } from '../../../domains/jobs/api/change-job.ts';
import { useJob } from '../../../domains/jobs/api/get-job.ts';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { endpointKey } from '../../../lib/api/query-keys.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { destination } from '../../../lib/routing/navigation.ts';
import { useChangeAddress } from '../../../lib/routing/use-change-address.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { SkeletonPage } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';
import { DraftForm } from './draft-form.tsx';

/** Writes a job of a kind: a new one, or the one that the address names. */
export function PublishJob({ kind }: { kind: JobKind }) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const changeAddress = useChangeAddress();
  const id = params.get(jobAddresses[kind].name);
  const client = useQueryClient();
  const [started, setStarted] = useState<string | null>(null);
  // The form that made the draft goes on as it is; only the address learns the draft's name.
  const onStarted = useCallback(
    (job: Job) => {
      void client.invalidateQueries({ queryKey: endpointKey(listJobs) });
      // One that was deleted and is saved as a new one is opened as any other is.
      if (id === null) setStarted(job.uuid);
      // The answer may come when the person is on another page.
      if (destination().pathname === pathname)
        changeAddress({ [jobAddresses[kind].name]: job.uuid }, { replace: true });
    },
    [client, changeAddress, pathname, id, kind],
  );
  return id && id !== started ? (
    <Existing key={id} kind={kind} id={id} onStarted={onStarted} />
  ) : (
    <DraftForm key="new" kind={kind} job={undefined} onStarted={onStarted} />
  );
}

interface ExistingProps {
  kind: JobKind;
  id: string;
  onStarted: (job: Job) => void;
}

function Existing({ kind, id, onStarted }: ExistingProps) {
  const { t } = useTranslation('jobs');
  const { data: job, error, refetch } = useJob(kind, id);
  const waits = useWaitsForPapers();
  if (job && !job.abilities.edit) {
    return (
      <Page>
        <Card>
          <ErrorState
            title={t('form.locked', { title: job.title })}
            hint={t(`form.${job.state === 'online' ? 'lockedOnline' : waits ? 'lockedPapers' : 'lockedReviewing'}`)}
            action={<ButtonLink to={jobAddresses[kind].list}>{t('form.toList')}</ButtonLink>}
          />
        </Card>
      </Page>
    );
  }
  if (job) return <DraftForm kind={kind} job={job} onStarted={onStarted} />;
  if (!error) return <SkeletonPage />;
  const gone = isApiError(error) && (error.code === 40401 || error.code === 400);
  return (
    <Page>
      <Card>
        <ErrorState
          title={t(gone ? 'form.gone' : 'failed')}
          hint={t(gone ? 'form.goneHint' : 'failedHint')}
          requestId={isApiError(error) && !gone ? error.requestId : undefined}
          {...(gone
            ? { action: <ButtonLink to={jobAddresses[kind].list}>{t('form.toList')}</ButtonLink> }
            : { onRetry: () => void refetch() })}
        />
      </Card>
    </Page>
  );
}
