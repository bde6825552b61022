import type { CaseRecord } from '@qinghe/contract/casework.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Callout } from '../../../ui/callout/callout.tsx';

/** Decisions that have words; cases of a kind may have others. */
const NAMED = ['pass', 'pass_for_now', 'refuse', 'allow', 'keep'] as const;

/** What became of a decision that is not in force: it may be taken back still, or the case had changed by then. */
export function StandingNote({ held }: Pick<CaseRecord, 'held'>) {
  const { t, i18n } = useTranslation('ops');
  if (!held) return null;
  const { state, decision, by, decided_at } = held;
  const named = NAMED.find((one) => one === decision);
  const words = {
    by,
    time: fullTime(new Date(decided_at), i18n.language),
    decision: named ? t(`casework.decision.${named}`) : decision,
  };
  return <Callout tone={state === 'lapsed' ? 'amber' : 'neutral'}>{t(`casework.held.${state}`, words)}</Callout>;
}
