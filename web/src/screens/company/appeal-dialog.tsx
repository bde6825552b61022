import { limits } from '@qinghe/contract/limits.ts';
import { useAppealRefusal } from '../../domains/company/api/review.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/company/review.ts')).appealRefusal.input;

/** Asks for another look at papers that were refused. */
export function AppealDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const { t } = useTranslation('company');
  const form = useApiForm({
    key: 'company:appeal',
    initial: { version, message: '' },
    schema,
    save: useAppealRefusal(),
    said: t('review.appealed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('review.appealTitle')} submit={t('review.appealSend')} onClose={onClose}>
      <TextArea
        label={t('review.appealWords')}
        hint={t('review.appealHint')}
        rows={5}
        maxLength={limits.message}
        {...form.field('message')}
      />
    </FormDialog>
  );
}
