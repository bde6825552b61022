import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useBrochures } from '../../domains/jobs/api/brochures.ts';
import { brochureAddresses, jobAddresses } from '../../domains/jobs/job-addresses.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/state/state.tsx';

/** What a brochure is, and the two ways on: with one, or without. */
export default function NoBrochures() {
  const { t } = useTranslation('jobs');
  const { data } = useBrochures();
  if (data && data.items.length > 0) return <Navigate replace to={brochureAddresses.lead} />;
  return (
    <Page>
      <Card>
        <EmptyState
          title={t('brochure.none')}
          hint={t('brochure.noneHint')}
          action={
            <>
              <ButtonLink variant="primary" to={brochureAddresses.create}>
                {t('brochure.create')}
              </ButtonLink>
              <ButtonLink to={jobAddresses.campus.create}>{t('brochure.without')}</ButtonLink>
              <ButtonLink to={jobAddresses.campus.list}>{t('brochure.toJobs')}</ButtonLink>
            </>
          }
        />
      </Card>
    </Page>
  );
}
