import type { WrittenFair } from '@qinghe/contract/fairs/write-fairs.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useCancelFair } from '../../../domains/fairs/api/write-fairs.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/fairs/write-fairs.ts')).cancelFair.input;

/** Calls a fair off, with a reason that its companies read. */
export function CancelFairDialog({ fair, onClose }: { fair: WrittenFair; onClose: () => void }) {
  const { t } = useTranslation('fairs');
  const form = useApiForm({
    key: `ops:cancel-fair:${fair.uuid}`,
    initial: { uuid: fair.uuid, version: fair.version, reason: '' },
    schema,
    save: useCancelFair(),
    said: t('console.cancelDone', { title: fair.title }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('console.cancelTitle', { title: fair.title })}
      submit={t('console.cancel')}
      danger
      onClose={onClose}
    >
      <TextField
        label={t('field.reason')}
        hint={t('console.cancelHint')}
        maxLength={limits.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
