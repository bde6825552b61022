import { createBrochure } from '@qinghe/contract/jobs/brochures.ts';
import { createDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { useMay } from '../../domains/account/may.ts';
import { useBrochures } from '../../domains/jobs/api/brochures.ts';
import { brochureAddresses, jobAddresses } from '../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/state/state.tsx';

/** What a brochure is, and the two ways on: with one, or without. */
export default function NoBrochures() {
  const { t } = useTranslation('jobs');
  const may = useMay();
  const count = useBrochures().data?.items.length ?? 0;
  return (
    <Page>
      <Card>
        <EmptyState
          title={count === 0 ? t('brochure.none') : t('brochure.some', { count })}
          hint={t('brochure.noneHint')}
          action={
            <>
              {count > 0 && (
                <ButtonLink variant="primary" to={brochureAddresses.lead}>
                  {t('brochure.open')}
                </ButtonLink>
              )}
              {may(createBrochure) && (
                <ButtonLink variant={count > 0 ? 'default' : 'primary'} to={brochureAddresses.create}>
                  {t('brochure.create')}
                </ButtonLink>
              )}
              {may(createDraft) && <ButtonLink to={jobAddresses.campus.create}>{t('brochure.without')}</ButtonLink>}
              <ButtonLink to={jobAddresses.campus.list}>{t('brochure.toJobs')}</ButtonLink>
            </>
          }
        />
      </Card>
    </Page>
  );
}
