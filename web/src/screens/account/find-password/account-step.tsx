import { accountSigns } from '@qinghe/contract/phone.ts';
import { sendResetCode } from '../../../domains/account/api/send-reset-code.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { StepForm } from '../../../ui/form/step-form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () =>
  (await import('@qinghe/contract/account/password.ts')).resetPassword.input.pick({ account: true });

interface AccountStepProps {
  account: string;
  /** A code is on its way; another may be asked for after so many seconds. */
  onSent: (account: string, resendAfter: number) => void;
}

/** Whose password it is. Whether there is such an account nobody is told. */
export function AccountStep({ account, onSent }: AccountStepProps) {
  const { t } = useTranslation('password');
  const form = useApiForm({
    key: 'find-password:account',
    drafts: 'memory',
    initial: { account },
    schema,
    save: async ({ account: typed }) => {
      const address = accountSigns(typed);
      return { address, resendAfter: await sendResetCode(address) };
    },
    onSaved: ({ address, resendAfter }) => onSent(address, resendAfter),
  });
  return (
    <StepForm form={form} submit={t('find.next')}>
      <TextField
        label={t('find.accountLabel')}
        hint={t('find.accountHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('account')}
      />
    </StepForm>
  );
}
