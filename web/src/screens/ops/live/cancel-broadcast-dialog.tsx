import { limits } from '@qinghe/contract/limits.ts';
import type { WrittenBroadcast } from '@qinghe/contract/live/console.ts';
import { useCancelBroadcast } from '../../../domains/live/api/console.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/live/console.ts')).cancelBroadcast.input;

interface CancelBroadcastDialogProps {
  broadcast: WrittenBroadcast;
  onClose: () => void;
}

/** Cancels a broadcast, with a reason that who signed up reads. */
export function CancelBroadcastDialog({ broadcast: { uuid, version, title }, onClose }: CancelBroadcastDialogProps) {
  const { t } = useTranslation('live');
  const form = useApiForm({
    key: `ops:cancel-broadcast:${uuid}`,
    initial: { uuid, version, reason: '' },
    schema,
    save: useCancelBroadcast(),
    said: t('console.cancelDone', { title }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('console.cancelTitle', { title })}
      submit={t('console.cancel')}
      danger
      onClose={onClose}
    >
      <TextField
        label={t('console.reason')}
        hint={t('console.cancelHint')}
        maxLength={limits.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
