import type { WrittenBroadcast } from '@qinghe/contract/live/console.ts';
import { useDeleteBroadcast, usePublishBroadcast } from '../../../domains/live/api/console.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';

export interface BroadcastQuestion {
  broadcast: WrittenBroadcast;
  action: 'publish' | 'remove';
}

/** Asks before a broadcast is published, or a draft is deleted for good. */
export function ConfirmBroadcastDialog({ broadcast, action, onClose }: BroadcastQuestion & { onClose: () => void }) {
  const { t } = useTranslation('live');
  const { uuid, version, title } = broadcast;
  const options = { onDone: () => toast.success(t(`console.${action}Done`, { title })) };
  const publish = usePublishBroadcast(options);
  const remove = useDeleteBroadcast(options);
  return (
    <ConfirmDialog
      open
      title={t(`console.${action}Title`, { title })}
      confirm={t(`console.${action}`)}
      destructive={action === 'remove'}
      onConfirm={() => {
        void (action === 'remove' ? remove : publish).run({ uuid, version });
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{t(`console.${action}Hint`)}</p>
    </ConfirmDialog>
  );
}
