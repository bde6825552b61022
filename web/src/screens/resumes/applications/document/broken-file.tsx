import type { ReactNode } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../../ui/state/state.tsx';
import { OwnFailure } from './own-failure.tsx';

/** A file that no viewer could show; the bar above it has its download. */
export function BrokenFile({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('resumes');
  return <ErrorState title={t('document.broken')} hint={t('document.brokenHint')} {...(onRetry && { onRetry })} />;
}

/** Keeps what a viewer could not cope with in its pane; tried again, it begins anew. */
export const Viewer = ({ children }: { children: ReactNode }) => (
  <OwnFailure fallback={(again) => <BrokenFile onRetry={again} />}>{children}</OwnFailure>
);

/** Milliseconds after which a viewer that shows nothing and says nothing has failed. */
export const VIEWER_PATIENCE = 30_000;
