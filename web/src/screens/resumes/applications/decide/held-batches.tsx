import { memo, Suspense } from 'react';
import { useHeldBatches } from '../../../../domains/resumes/api/list-held-batches.ts';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';

const HeldStrip = onDemand(() => import('./held-strip.tsx'));

/** Decisions on many whose messages have not gone out yet, with the time left and the way back. Survives a reload. */
export const HeldBatches = memo(function HeldBatches() {
  const batches = useHeldBatches().data ?? [];
  return batches.map((batch) => (
    <Suspense key={batch.uuid}>
      <HeldStrip batch={batch} />
    </Suspense>
  ));
});
