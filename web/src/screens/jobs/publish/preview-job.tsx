import { createDraft, saveDraft } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useSearchParams } from 'react-router';
import { useMay } from '../../../domains/account/may.ts';
import { useJob } from '../../../domains/jobs/api/get-job.ts';
import { JobPreview } from '../../../domains/jobs/components/job-preview.tsx';
import { PublicFrame } from '../../../domains/jobs/components/public-frame.tsx';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { SkeletonPage } from '../../../ui/skeleton/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx';
import styles from './preview-job.module.css';

/** The job whole, as it will stand on its public page, before it goes out. */
export function PreviewJob({ kind }: { kind: JobKind }) {
  const { t } = useTranslation('jobs');
  const [params] = useSearchParams();
  const may = useMay();
  const id = params.get(jobAddresses[kind].name);
  if (!id) {
    return (
      <Page>
        <Card>
          <EmptyState
            title={t('preview.none')}
            hint={t('preview.noneHint')}
            action={
              may(createDraft) && (
                <ButtonLink variant="primary" to={jobAddresses[kind].create}>
                  {t(`of.${kind}.publish`)}
                </ButtonLink>
              )
            }
          />
        </Card>
      </Page>
    );
  }
  return <Preview kind={kind} id={id} />;
}

function Preview({ kind, id }: { kind: JobKind; id: string }) {
  const { t } = useTranslation('jobs');
  const may = useMay();
  const { data: job, error, refetch } = useJob(kind, id);
  if (!job && !error) return <SkeletonPage />;
  return (
    <Page
      note={<span className={styles.note}>{t('preview.note')}</span>}
      actions={
        job?.abilities.edit &&
        may(saveDraft) && (
          <ButtonLink variant="primary" to={jobAddresses[kind].form(id)}>
            {t('preview.back')}
          </ButtonLink>
        )
      }
    >
      {job ? (
        <div className={styles.paper}>
          <PublicFrame title={t('preview.label')} whole>
            <JobPreview draft={job.draft} />
          </PublicFrame>
        </div>
      ) : (
        <Card>
          <ErrorState
            title={t('failed')}
            hint={t('failedHint')}
            requestId={isApiError(error) ? error.requestId : undefined}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
    </Page>
  );
}
