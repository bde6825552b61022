import type { Talk } from '@qinghe/contract/talks/talks.ts';
import type { ReactNode } from 'react';
import { useTalk } from '../../../domains/talks/api/talks.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { SkeletonPage } from '../../../ui/skeleton/skeleton.tsx';
import { TalkProblem } from './talk-problem.tsx';

/** A talk that an address names, once it is there; until then that it is on its way, or why it does not come. */
export function TalkQuery({ uuid, children }: { uuid: string; children: (talk: Talk) => ReactNode }) {
  const { data, error, refetch } = useTalk(uuid);
  if (data) return children(data);
  if (!error) return <SkeletonPage />;
  const gone = isApiError(error) && (error.code === 40401 || error.code === 400);
  return gone ? (
    <TalkProblem problem="gone" />
  ) : (
    <TalkProblem problem="failed" error={error} onRetry={() => void refetch()} />
  );
}
