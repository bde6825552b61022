import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useInternship } from '../../domains/jobs/api/get-job.ts';
import { JobPreview } from '../../domains/jobs/components/job-preview.tsx';
import { PublicFrame } from '../../domains/jobs/components/public-frame.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonPage } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import styles from './preview-internship.module.css';

const FORM = '/job-management/internship/publish-job';

/** The job whole, as it will stand on its public page, before it goes out. */
export default function PreviewInternship() {
  const { t } = useTranslation('jobs');
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) {
    return (
      <Page>
        <Card>
          <EmptyState
            title={t('preview.none')}
            hint={t('preview.noneHint')}
            action={
              <ButtonLink variant="primary" to={FORM}>
                {t('publish')}
              </ButtonLink>
            }
          />
        </Card>
      </Page>
    );
  }
  return <Preview id={id} />;
}

function Preview({ id }: { id: string }) {
  const { t } = useTranslation('jobs');
  const { data: job, error, refetch } = useInternship(id);
  if (!job && !error) return <SkeletonPage />;
  return (
    <Page
      note={<span className={styles.note}>{t('preview.note')}</span>}
      actions={
        job?.abilities.edit && (
          <ButtonLink variant="primary" to={`${FORM}?id=${id}`}>
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
