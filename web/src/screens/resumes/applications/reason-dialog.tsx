import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks why, for a move that needs a reason. What was typed stays until it is used. */
export function ReasonDialog({ open, title, onClose, onConfirm }: ReasonDialogProps) {
  const { t } = useTranslation('resumes');
  const { t: common } = useTranslation('common');
  const [reason, setReason] = useState('');
  const confirm = () => {
    if (reason.trim() === '') return;
    onConfirm(reason.trim());
    setReason('');
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" disabled={reason.trim() === ''} onClick={confirm}>
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
