import type { SensitiveWord } from '@qinghe/contract/dict/sensitive-words.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';

/** Most words that the question names. */
const NAMED = 10;

interface RemoveDialogProps {
  words: readonly SensitiveWord[];
  onRemove: (uuids: string[]) => void;
  onCancel: () => void;
}

/** Asks before words are removed, and says what that opens. */
export function RemoveDialog({ words, onRemove, onCancel }: RemoveDialogProps) {
  const { t } = useTranslation('ops');
  const named = words.slice(0, NAMED).map(({ word }) => word);
  return (
    <ConfirmDialog
      open
      title={t('words.removeTitle', { count: words.length })}
      confirm={t('words.remove')}
      destructive
      onConfirm={() => onRemove(words.map(({ uuid }) => uuid))}
      onCancel={onCancel}
    >
      <p>
        {named.join(t('words.between'))}
        {words.length > NAMED && '…'}
      </p>
      <p>{t('words.removeHint')}</p>
    </ConfirmDialog>
  );
}
