import type { HeldDecision } from '@qinghe/contract/casework.ts';
import { useTakeDecisionBack } from '../../../domains/ops/api/casework.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { undoToast } from '../../../ui/toast/undo-notice.tsx';

export type Decided = (held: HeldDecision, said: string) => void;

/** Says what was decided, and lets it be taken back by Z for as long as it has not taken effect. */
export function useTakeBack(onBack: () => void): Decided {
  const { t } = useTranslation('ops');
  const { run } = useTakeDecisionBack();
  const takeBack = async (held_uuid: string) => {
    if (!(await run({ held_uuid }))) return;
    toast.info(t('casework.takenBack'));
    onBack();
  };
  return ({ held_uuid }, said) => void undoToast(said, () => void takeBack(held_uuid));
}
