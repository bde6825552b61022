import { useResetPassword } from '../../../domains/account/api/reset-password.ts';
import { NewPasswordField } from '../../../domains/account/components/new-password-field.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { StepForm } from '../../../ui/form/step-form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () =>
  (await import('@qinghe/contract/account/password.ts')).resetPassword.input.pick({ password: true });

interface PasswordStepProps {
  account: string;
  code: string;
  onDone: () => void;
  onBack: () => void;
}

/** The new password; what the server has against the code is said here too, with the way back to it. */
export function PasswordStep({ account, code, onDone, onBack }: PasswordStepProps) {
  const { t } = useTranslation('password');
  const reset = useResetPassword();
  const form = useApiForm({
    key: 'find-password:password',
    drafts: 'memory',
    initial: { password: '' },
    schema,
    save: ({ password }) => reset.attempt({ account, code, password }),
    onSaved: onDone,
    startsOver: true,
  });
  return (
    <StepForm form={form} submit={t('find.submit')} other={{ label: t('find.codeAgain'), run: onBack }}>
      <NewPasswordField {...form.field('password')} />
    </StepForm>
  );
}
