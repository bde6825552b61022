import { MAX_TALENT_KEYS } from '@qinghe/contract/platform/talent-keys.ts';
import { useRevokeTalentKey, useTalentKeys } from '../../domains/platform/api/talent-keys.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { KeyList } from './keys/key-list.tsx';
import { TalentKeyDialog } from './keys/talent-key-dialog.tsx';

/** Keys by which platforms of students hand in talents; operators alone make them. */
export default function TalentKeys() {
  const { t } = useTranslation('platform');
  return (
    <KeyList
      query={useTalentKeys()}
      most={MAX_TALENT_KEYS}
      revoke={useRevokeTalentKey()}
      lead={t('talentKeys.lead')}
      emptyHint={t('talentKeys.emptyHint')}
      about={{ title: t('talentKeys.sender'), cell: ({ sender }) => sender }}
      dialog={(on) => <TalentKeyDialog {...on} />}
    />
  );
}
