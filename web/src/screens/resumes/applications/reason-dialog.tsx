import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import type { OpenStage } from './next-stages.ts';

interface ReasonDialogProps {
  /** Stage to go back to; null while the dialog is closed. */
  to: OpenStage | null;
  onClose: () => void;
  onConfirm: (to: OpenStage, reason: string) => void;
}

/** Asks why, for a move that needs a reason. What was typed stays until it is used. */
export function ReasonDialog({ to, onClose, onConfirm }: ReasonDialogProps) {
  const { t } = useTranslation('resumes');
  const { t: common } = useTranslation('common');
  const [reason, setReason] = useState('');
  const confirm = () => {
    if (to === null || reason.trim() === '') return;
    onConfirm(to, reason.trim());
    setReason('');
    onClose();
  };
  return (
    <Dialog
      open={to !== null}
      title={to ? t('action.backTo', { stage: t(`stage.${to}`) }) : ''}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" disabled={reason.trim() === ''} onClick={confirm}>
            {t('action.confirmBack')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('reason')}
        value={reason}
        maxLength={200}
        rows={3}
        autoFocus
        onChange={setReason}
        onSubmit={confirm}
      />
    </Dialog>
  );
}
