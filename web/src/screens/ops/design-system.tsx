import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { useHealth } from '../../domains/ops/api/get-health.ts';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';
import { SkeletonPage } from '../../ui/skeleton/skeleton.tsx';

const Samples = onDemand(() => import('./design-system/samples.tsx'));

/** Every component in every state. For those who build it: in development and in demos, as the outbox is. */
export default function DesignSystem() {
  const { data: health, isPending } = useHealth();
  if (isPending) return <SkeletonPage />;
  if (!import.meta.env.DEV && health?.mode !== 'demo') return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<SkeletonPage />}>
      <Samples />
    </Suspense>
  );
}
