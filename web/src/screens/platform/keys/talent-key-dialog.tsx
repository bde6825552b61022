import { limits } from '@qinghe/contract/limits.ts';
import { useCreateTalentKey } from '../../../domains/platform/api/talent-keys.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/platform/talent-keys.ts')).createTalentKey.input;

/** A new key of a students' platform: whose, and which of theirs. */
export function TalentKeyDialog({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const { t } = useTranslation('platform');
  const form = useApiForm({
    key: 'talent-key',
    initial: { sender: '', name: '' },
    schema,
    save: useCreateTalentKey(),
    onSaved: ({ key }) => onMade(key),
  });
  return (
    <FormDialog form={form} title={t('keys.add')} submit={t('keys.add')} onClose={onClose}>
      <TextField
        label={t('talentKeys.sender')}
        hint={t('talentKeys.senderHint')}
        maxLength={limits.talentSender}
        {...form.field('sender')}
      />
      <TextField
        label={t('keys.name')}
        hint={t('talentKeys.nameHint')}
        maxLength={limits.platformName}
        {...form.field('name')}
      />
    </FormDialog>
  );
}
