import { useSavePassword } from '../../../domains/account/api/save-password.ts';
import { sendToOwnPhone, telling } from '../../../domains/account/api/send-code.ts';
import { NewPasswordField } from '../../../domains/account/components/new-password-field.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { SmsCodeField } from '../../../ui/field/sms-code-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schemas = () => import('@qinghe/contract/account/password.ts');
const first = async () => (await schemas()).initPassword.input;
const change = async () => (await schemas()).changePassword.input;

interface PasswordDialogProps {
  /** The account's own, masked. */
  phone: string | null;
  hasPassword: boolean;
  onClose: () => void;
}

/** Another password by the old one, or the first one by a code of the phone. */
export function PasswordDialog({ phone, hasPassword, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('personal');
  const form = useApiForm({
    key: 'password',
    drafts: 'memory',
    initial: { old_password: '', phone_code: '', password: '' },
    schema: hasPassword ? change : first,
    save: useSavePassword(hasPassword),
    startsOver: true,
    said: t('password.saved'),
    onSaved: onClose,
  });
  // A password that was typed and not used is nothing to come back to.
  const giveUp = () => {
    form.discard();
    onClose();
  };
  return (
    <FormDialog form={form} title={t(hasPassword ? 'password.change' : 'password.init')} onClose={giveUp}>
      {hasPassword ? (
        <PasswordField
          label={t('password.old')}
          hint={t('password.oldHint')}
          autoComplete="current-password"
          {...form.field('old_password')}
        />
      ) : (
        <SmsCodeField
          label={t('phone.oldCode', { phone: phone ?? '' })}
          cannotSend={phone === null}
          send={() => telling(sendToOwnPhone())}
          {...form.field('phone_code')}
        />
      )}
      <NewPasswordField {...form.field('password')} />
    </FormDialog>
  );
}
