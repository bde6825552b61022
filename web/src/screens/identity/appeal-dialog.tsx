import { limits } from '@qinghe/contract/limits.ts';
import { useAppealIdentity } from '../../domains/identity/api/identity.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/identity/identity.ts')).appealIdentity.input;

/** Asks another operator to look at the refused papers once more. */
export function AppealDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const { t } = useTranslation('identity');
  const form = useApiForm({
    key: 'identity:appeal',
    initial: { version, message: '' },
    schema,
    drafts: 'memory',
    save: useAppealIdentity(),
    said: t('appeal.sent'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('appeal.title')} submit={t('appeal.send')} onClose={onClose}>
      <TextArea
        label={t('appeal.words')}
        hint={t('appeal.wordsHint')}
        rows={5}
        maxLength={limits.message}
        {...form.field('message')}
      />
    </FormDialog>
  );
}
