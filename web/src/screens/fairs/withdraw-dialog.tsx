import type { Fair } from '@qinghe/contract/fairs/sign-up.ts';
import { useWithdraw } from '../../domains/fairs/api/sign-up.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** Asks before a sign-up is withdrawn, with the booth that it may have. */
export function WithdrawDialog({ fair, onClose }: { fair: Fair; onClose: () => void }) {
  const { t } = useTranslation('fairs');
  const { title, sign_up } = fair;
  const withdraw = useWithdraw({ onDone: () => toast.success(t('signUp.withdrawn', { title })) });
  return (
    <ConfirmDialog
      open
      title={t('signUp.withdrawTitle', { title })}
      confirm={t('signUp.withdraw')}
      destructive
      onConfirm={() => {
        if (sign_up) void withdraw.run({ uuid: sign_up.uuid, version: sign_up.version });
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{sign_up?.booth ? t('signUp.withdrawBoothHint', { booth: sign_up.booth }) : t('signUp.withdrawHint')}</p>
    </ConfirmDialog>
  );
}
