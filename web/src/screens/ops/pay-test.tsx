import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useHealth } from '../../domains/ops/api/get-health.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonPage } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState } from '../../ui/state/state.tsx';

/** Where payments are tried outside of production. There are none yet, and the page says so instead of playing one. */
export default function PayTest() {
  const { t } = useTranslation('ops');
  const { data: health, isPending } = useHealth();
  if (isPending) return <SkeletonPage />;
  if (health?.mode !== 'demo' && health?.mode !== 'test') return <Navigate to="/" replace />;
  return (
    <Page>
      <Card>
        <EmptyState title={t('payTest.none')} hint={t('payTest.noneHint')} />
      </Card>
    </Page>
  );
}
