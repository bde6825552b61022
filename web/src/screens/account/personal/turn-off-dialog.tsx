import { useEndTwoFactor } from '../../../domains/account/api/two-factor.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/account/two-factor.ts')).endTwoFactor.input;

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('personal');
  const form = useApiForm({
    key: 'two-factor-off',
    drafts: 'memory',
    initial: { code: '', password: '' },
    schema,
    save: useEndTwoFactor().attempt,
    startsOver: true,
    said: t('twoFactor.turnedOff'),
    onSaved: onClose,
  });
  const giveUp = () => {
    form.discard();
    onClose();
  };
  return (
    <FormDialog form={form} title={t('twoFactor.title')} submit={t('twoFactor.turnOff')} danger onClose={giveUp}>
      <p>{t('twoFactor.offHint')}</p>
      <TextField label={t('twoFactor.offCode')} autoComplete="one-time-code" {...form.field('code')} />
      <PasswordField label={t('password.label')} autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  );
}
