import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lateModule } from '../../../ui/on-demand/late-module.ts';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';
import type { WorkbenchProps } from './panes/workbench.tsx';

/** What is fetched beside the list, which is drawn without waiting for it. */
const parts = lateModule(() => import('./panes/workbench.tsx'));

export const fetchLateParts = parts.fetch;

/** The open person. */
export function LateWorkbench(props: WorkbenchProps) {
  const loaded = parts.use();
  if (loaded) return <loaded.Workbench {...props} />;
  return loaded === null ? <Missing /> : <SkeletonRows rows={8} />;
}

function Missing() {
  const { t } = useTranslation('common');
  return <ErrorState title={t('networkFailed')} hint={t('networkFailedHint')} onRetry={parts.fetch} />;
}
