import type { WrittenNotice } from '@qinghe/contract/messages/write-notices.ts';
import { useDeleteNotice, useTakeBackNotice } from '../../../domains/messages/api/write-notices.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';

/** Asks before a notice is taken back, or a draft is deleted for good. */
export function LeaveDialog({ notice, onClose }: { notice: WrittenNotice; onClose: () => void }) {
  const { t } = useTranslation('ops');
  const { uuid, version, state, title } = notice;
  const options = { onDone: () => toast.success(t(`notices.left.${state}`, { title })) };
  const takeBack = useTakeBackNotice(options);
  const remove = useDeleteNotice(options);
  return (
    <ConfirmDialog
      open
      title={t(`notices.leaveTitle.${state}`, { title })}
      confirm={t(`notices.leave.${state}`)}
      destructive
      onConfirm={() => {
        void (state === 'draft' ? remove : takeBack).run({ uuid, version });
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{t(`notices.leaveHint.${state}`)}</p>
    </ConfirmDialog>
  );
}
