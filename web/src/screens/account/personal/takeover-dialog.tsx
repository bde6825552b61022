import { type Takeover, useTakeOverPhone } from '../../../domains/account/api/save-phone.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';

/** Says whose the phone is now and what that account loses, before it does. */
export function TakeoverDialog({ takeover, onClose }: { takeover: Takeover; onClose: () => void }) {
  const { t } = useTranslation('personal');
  const { ticket, other } = takeover;
  // What still opens that account.
  const left = other.has_email
    ? other.has_wechat
      ? 'leavesBoth'
      : 'leavesEmail'
    : other.has_wechat
      ? 'leavesWechat'
      : 'leavesNothing';
  const move = useTakeOverPhone(() => {
    toast.success(t('phone.saved'));
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={t('takeover.title', { phone: other.phone })}
      confirm={t('takeover.confirm')}
      destructive
      busy={move.busy}
      onConfirm={() => void move.run({ ticket })}
      onCancel={onClose}
    >
      <p>{t('takeover.whose', { name: other.name || t('takeover.unnamed') })}</p>
      <p>{t(`takeover.${left}`)}</p>
    </ConfirmDialog>
  );
}
