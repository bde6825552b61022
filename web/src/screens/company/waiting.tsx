import { isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/state.tsx';

interface WaitingProps {
  query: { error: Error | null; refetch: () => unknown };
}

/** What stands there until the server has told what was handed in, or when it could not. */
export function Waiting({ query: { error, refetch } }: WaitingProps) {
  const { t } = useTranslation('company');
  if (!error) return <SkeletonRows />;
  return (
    <ErrorState
      title={t('failed')}
      hint={t('failedHint')}
      requestId={isApiError(error) ? error.requestId : undefined}
      onRetry={() => void refetch()}
    />
  );
}
