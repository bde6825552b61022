import { createBrochure } from '@qinghe/contract/jobs/brochures.ts';
import { useSearchParams } from 'react-router';
import { useMay } from '../../domains/account/may.ts';
import { useBrochure, useBrochures } from '../../domains/jobs/api/brochures.ts';
import { brochureAddresses } from '../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonPage } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState } from '../../ui/state/state.tsx';
import { BrochureQuery } from './brochure/brochure-query.tsx';
import { BrochureView } from './brochure/brochure-view.tsx';

/** A brochure: the one that the address names, else the one that was changed last. */
export default function RecruitmentBrochure() {
  const [search] = useSearchParams();
  const uuid = search.get('uuid');
  return uuid ? <Shown uuid={uuid} /> : <Newest />;
}

function Shown({ uuid }: { uuid: string }) {
  return <BrochureQuery query={useBrochure(uuid)}>{(brochure) => <BrochureView brochure={brochure} />}</BrochureQuery>;
}

function Newest() {
  const { t } = useTranslation('jobs');
  const may = useMay();
  const { data } = useBrochures();
  if (!data) return <SkeletonPage />;
  const [newest] = data.items;
  if (newest) return <Shown uuid={newest.uuid} />;
  return (
    <Page>
      <Card>
        <EmptyState
          title={t('brochure.none')}
          hint={t('brochure.noneHint')}
          action={
            may(createBrochure) && (
              <ButtonLink variant="primary" to={brochureAddresses.create}>
                {t('brochure.create')}
              </ButtonLink>
            )
          }
        />
      </Card>
    </Page>
  );
}
