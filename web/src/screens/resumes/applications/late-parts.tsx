import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { HoldKeys } from '../../../ui/key/hold-keys.tsx';
import { lateModule } from '../../../ui/on-demand/late-module.ts';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';
import type { BulkBarProps } from './decide/bulk-bar.tsx';
import type { WorkbenchProps } from './panes/workbench.tsx';

/** What is fetched beside the list, which is drawn without waiting for it. */
const parts = lateModule(() => import('./later.ts'));

export const fetchLateParts = parts.fetch;

/** The open person. */
export function LateWorkbench(props: WorkbenchProps) {
  const loaded = parts.use();
  if (loaded) return <loaded.Workbench {...props} />;
  return loaded === null ? <Missing /> : <SkeletonRows rows={8} />;
}

/** What can be done with those selected. Until it is there a key of a stage decides on nobody. */
export function LateBulkBar(props: BulkBarProps) {
  const loaded = parts.use();
  if (loaded) return <loaded.BulkBar {...props} />;
  return loaded === null ? <Missing /> : <HoldKeys />;
}

function Missing() {
  const { t } = useTranslation('common');
  return <ErrorState title={t('networkFailed')} hint={t('networkFailedHint')} onRetry={parts.fetch} />;
}
