import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { useMay } from '../../../domains/account/may.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lateModule } from '../../../ui/on-demand/late-module.ts';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';
import { useDecisions } from './decide/use-decisions.ts';
import { useDeskFrame } from './desk-context.ts';
import { opensAtOnce } from './list/last-position.ts';
import type { WorkbenchProps } from './panes/workbench.tsx';
import { EarlyKeys } from './record/early-keys.tsx';

/** What is fetched beside the list, which is drawn without waiting for it. */
const parts = lateModule(() => import('./panes/workbench.tsx'));

export const fetchLateParts = parts.fetch;

// On its way since the route was asked for: taken with the list, not after its paint.
if (opensAtOnce()) fetchLateParts();

/** The open person. */
export function LateWorkbench(props: WorkbenchProps) {
  const loaded = parts.use();
  if (loaded) return <loaded.Workbench {...props} />;
  return loaded === null ? <Missing /> : <AwaitedWorkbench {...props} />;
}

/** Until it is there, the keys of the stages are taken as they are until the record is there. */
export function AwaitedWorkbench({ summary, onDecided }: WorkbenchProps) {
  const decide = useDecisions(onDecided, useDeskFrame().open);
  const mayMove = useMay()(moveApplication);
  return (
    <>
      {summary && mayMove && <EarlyKeys person={summary} onDecide={(decision) => decide(summary, decision)} />}
      <SkeletonRows rows={8} />
    </>
  );
}

function Missing() {
  const { t } = useTranslation('common');
  return <ErrorState title={t('networkFailed')} hint={t('networkFailedHint')} onRetry={parts.fetch} />;
}
