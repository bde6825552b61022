import { Navigate } from 'react-router';
import { useHealth } from '../../domains/ops/api/get-health.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonPage } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState } from '../../ui/state/state.tsx';

/** Where payments are tried outside of production. The demo has a cashier for that. */
export default function PayTest() {
  const { t } = useTranslation('ops');
  const { data: health, isPending } = useHealth();
  if (isPending) return <SkeletonPage />;
  if (health?.mode !== 'demo' && health?.mode !== 'test') return <Navigate to="/" replace />;
  return (
    <Page>
      <Card>
        <EmptyState
          title={t('payTest.title')}
          hint={t('payTest.hint')}
          action={<ButtonLink to="/recruitment-props/mall-of-rights">{t('payTest.mall')}</ButtonLink>}
        />
      </Card>
    </Page>
  );
}
