import { isMainlandPhone, maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import { isCodeRight } from '../../../domains/account/api/check-sms.ts';
import { telling } from '../../../domains/account/api/send-code.ts';
import { sendResetCode } from '../../../domains/account/api/send-reset-code.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SmsCodeField } from '../../../ui/field/sms-code-field.tsx';
import { StepForm } from '../../../ui/form/step-form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () =>
  (await import('@qinghe/contract/account/password.ts')).resetPassword.input.pick({ code: true });

interface CodeStepProps {
  account: string;
  code: string;
  /** Seconds until another code may be asked for. */
  resendAfter: number;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** Where the code went, and the code. One that was sent by e-mail is checked with the new password alone. */
export function CodeStep({ account, code, resendAfter, onCode, onBack }: CodeStepProps) {
  const { t } = useTranslation('password');
  const isPhone = isMainlandPhone(account);
  const form = useApiForm({
    key: 'find-password:code',
    drafts: 'memory',
    initial: { code },
    schema,
    save: async ({ code: typed }) => {
      if (isPhone && !(await isCodeRight(account, typed, 'reset_password')))
        throw new ApiError(40102, { field: 'code', message: t('find.codeWrong') });
      return typed;
    },
    onSaved: onCode,
  });
  return (
    <StepForm form={form} submit={t('find.next')} other={{ label: t('find.other'), run: onBack }}>
      <p>{t('find.sentTo', { address: isPhone ? maskPhone(account) : maskEmail(account) })}</p>
      <SmsCodeField
        label={t('find.codeLabel')}
        resendAfter={resendAfter}
        send={() => telling(sendResetCode(account))}
        {...form.field('code')}
      />
    </StepForm>
  );
}
