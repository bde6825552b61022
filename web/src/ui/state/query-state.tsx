import { isApiError } from '../../lib/api/api-error.ts';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { ErrorState } from './state.tsx';

interface QueryStateProps {
  query: { error: Error | null; refetch: () => unknown };
  /** What failed. */
  title: string;
  hint?: string;
  /** How high it will be. */
  rows?: number;
}

/** In the place of something that is not there yet: a skeleton, or what failed, with its number and a second try. */
export function QueryState({ query: { error, refetch }, title, hint, rows }: QueryStateProps) {
  if (!error) return <SkeletonRows rows={rows} />;
  const requestId = isApiError(error) ? error.requestId : undefined;
  return <ErrorState title={title} hint={hint} requestId={requestId} onRetry={() => void refetch()} />;
}
