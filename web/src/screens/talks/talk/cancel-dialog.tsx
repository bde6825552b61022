import { limits } from '@qinghe/contract/limits.ts';
import type { Talk } from '@qinghe/contract/talks/talks.ts';
import { useCancelTalk } from '../../../domains/talks/api/talks.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/talks/talks.ts')).cancelTalk.input;

/** Calls a talk off, with a reason that its page says. */
export default function CancelDialog({ talk, onClose }: { talk: Talk; onClose: () => void }) {
  const { t } = useTranslation('talks');
  const form = useApiForm({
    key: `cancel-talk:${talk.uuid}`,
    initial: { uuid: talk.uuid, version: talk.version, reason: '' },
    schema,
    save: useCancelTalk(),
    said: t('cancel.done', { title: talk.title }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('cancel.title', { title: talk.title })}
      submit={t('cancel.submit')}
      danger
      dismiss={t('cancel.keep')}
      onClose={onClose}
    >
      <TextField
        label={t('cancel.reason')}
        hint={t('cancel.hint')}
        maxLength={limits.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
