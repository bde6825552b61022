import type { BrochureDetail } from '@qinghe/contract/jobs/brochures.ts';
import type { ReactNode } from 'react';
import type { useBrochure } from '../../../domains/jobs/api/brochures.ts';
import { brochureAddresses } from '../../../domains/jobs/job-addresses.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { SkeletonPage } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';

interface BrochureQueryProps {
  query: ReturnType<typeof useBrochure>;
  children: (brochure: BrochureDetail) => ReactNode;
}

/** A brochure once it is there; until then that it is on its way, gone or failed. */
export function BrochureQuery({ query: { data, error, refetch }, children }: BrochureQueryProps) {
  const { t } = useTranslation('jobs');
  if (data) return children(data);
  if (!error) return <SkeletonPage />;
  const gone = isApiError(error) && (error.code === 40401 || error.code === 400);
  return (
    <Page>
      <Card>
        <ErrorState
          title={t(gone ? 'brochure.gone' : 'brochure.failed')}
          hint={t(gone ? 'form.goneHint' : 'failedHint')}
          requestId={isApiError(error) && !gone ? error.requestId : undefined}
          {...(gone
            ? { action: <ButtonLink to={brochureAddresses.lead}>{t('form.toList')}</ButtonLink> }
            : { onRetry: () => void refetch() })}
        />
      </Card>
    </Page>
  );
}
