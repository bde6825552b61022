import type { BlockReason } from '@qinghe/contract/resumes/application.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Why somebody was marked: the reason and what was written; another reason is its words alone. */
export function useBlockWords(): (block: { reason: BlockReason; note: string }) => string {
  const { t } = useTranslation('resumes');
  return ({ reason, note }) =>
    reason === 'other' ? note : [t(`block.reason.${reason}`), note].filter(Boolean).join('：');
}
