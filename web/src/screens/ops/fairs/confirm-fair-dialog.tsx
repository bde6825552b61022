import type { WrittenFair } from '@qinghe/contract/fairs/write-fairs.ts';
import { useDeleteFair, usePublishFair } from '../../../domains/fairs/api/write-fairs.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';

export interface FairQuestion {
  fair: WrittenFair;
  action: 'publish' | 'remove';
}

/** Asks before a fair is opened to companies, or a draft is deleted for good. */
export function ConfirmFairDialog({ fair, action, onClose }: FairQuestion & { onClose: () => void }) {
  const { t } = useTranslation('fairs');
  const { uuid, version, title } = fair;
  const options = { onDone: () => toast.success(t(`console.${action}Done`, { title })) };
  const publish = usePublishFair(options);
  const remove = useDeleteFair(options);
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
