import { useEffect, useState } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { hasCode, isApiError, messageOf, NO_RESPONSE } from '../lib/api/api-error.ts';
import { errorId } from '../lib/api/error-id.ts';
import { currentLocale } from '../lib/i18n/i18n.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { isChunkError, reloadOnce } from '../lib/offline/chunk-error.ts';
import { ErrorState } from '../ui/state/state.tsx';
import { TellOfError } from './tell-of-error.tsx';

/** Stands in for a screen, or the whole page, that could not be shown: what happened, what was kept, what to do. */
export function RouteError({ whole = false }: { whole?: boolean }) {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const oldChunk = isChunkError(error);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    if (oldChunk) void reloadOnce().then((outcome) => setCut(outcome === 'unreachable'));
  }, [oldChunk]);
  const offline = hasCode(error, NO_RESPONSE) || isCut;
  const title = offline
    ? t('networkFailed')
    : isApiError(error)
      ? messageOf(error, currentLocale())
      : t('screenFailed');
  const id = errorId(error);
  // A screen's error stands inside the frame, whose main it already is.
  const Frame = whole ? 'main' : 'div';
  return (
    <Frame>
      <ErrorState
        title={title}
        hint={t(offline ? 'networkFailedHint' : 'screenFailedHint')}
        requestId={offline ? undefined : id}
        action={!offline && <TellOfError errorId={id} />}
        // A screen that broke while drawing needs the page anew; what did not come can simply be asked for again.
        onRetry={isApiError(error) || isCut ? () => void revalidate() : () => location.reload()}
      />
    </Frame>
  );
}
