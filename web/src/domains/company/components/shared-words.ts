import type { OwnRight } from '@qinghe/contract/roles.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

interface Shared {
  yours: OwnRight;
  shared_with: readonly string[];
  owner_name: string;
}

/** Whose something is and who else sees it, in a few words: `林晓共享给你 · 只能查看`, `林晓 · 与 2 位同事共享`. */
export function useSharedWords() {
  const { t } = useTranslation('ui');
  return ({ yours, shared_with, owner_name: name }: Shared): string => {
    if (yours !== 'own') return t(`shared.${yours}`, { name });
    return shared_with.length === 0 ? name : t('shared.with', { name, count: shared_with.length });
  };
}
