import { isEmail } from '@qinghe/contract/formats.ts';
import { emailAddress } from '@qinghe/contract/pasted.ts';
import { sendEmailTo, telling } from '../../domains/account/api/send-code.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { FieldProps } from '../../ui/field/field-shell.tsx';
import { SmsCodeField } from '../../ui/field/sms-code-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';

type Field = Omit<FieldProps<string>, 'label'>;

/** An e-mail that an account takes, and the code that went there. */
export function EmailFields({ email, code }: { email: Field; code: Field }) {
  const { t } = useTranslation('personal');
  return (
    <>
      <TextField
        label={t('email.new')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...email}
      />
      <SmsCodeField
        label={t('email.code')}
        hint={t('email.codeHint')}
        cannotSend={!isEmail(emailAddress(email.value))}
        send={() => telling(sendEmailTo(email.value, 'bind_email'))}
        {...code}
      />
    </>
  );
}
