import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx';
import { sayName } from '../words.ts';
import type { Named } from './use-decisions.ts';

interface HireDialogProps {
  detail: Named;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says what the candidate will read: nobody is hired by a key beside the one that was meant. */
export function HireDialog({ detail, onClose, onConfirm }: HireDialogProps) {
  const { t } = useTranslation('resumes');
  return (
    <ConfirmDialog
      open
      title={t('hire.title', { name: sayName(t, detail) })}
      confirm={t('hire.confirm')}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>{t('hire.seen', { name: sayName(t, detail) })}</p>
      <p>
        <q>{t('hire.words')}</q>
      </p>
    </ConfirmDialog>
  );
}
