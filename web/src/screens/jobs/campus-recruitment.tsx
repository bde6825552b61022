import { Navigate } from 'react-router';
import { useBrochures } from '../../domains/jobs/api/brochures.ts';
import { brochureAddresses, jobAddresses } from '../../domains/jobs/job-addresses.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonPage } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/state.tsx';

/** Goes on by what the company has: no brochure, one, or several. */
export default function CampusRecruitment() {
  const { t } = useTranslation('jobs');
  const { data, error, refetch } = useBrochures();
  if (data) return <Navigate replace to={destinationOf(data.items.length)} />;
  if (!error) return <SkeletonPage />;
  return (
    <Page>
      <Card>
        <ErrorState
          title={t('failed')}
          hint={t('failedHint')}
          requestId={isApiError(error) ? error.requestId : undefined}
          onRetry={() => void refetch()}
        />
      </Card>
    </Page>
  );
}

function destinationOf(brochures: number): string {
  if (brochures === 0) return brochureAddresses.none;
  return brochures === 1 ? jobAddresses.campus.list : brochureAddresses.summary;
}
