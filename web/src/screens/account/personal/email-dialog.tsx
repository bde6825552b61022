import { useBindEmail } from '../../../domains/account/api/bind-email.ts';
import { sendToOwnPhone, telling } from '../../../domains/account/api/send-code.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SmsCodeField } from '../../../ui/field/sms-code-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { EmailFields } from '../email-fields.tsx';

const schema = async () => (await import('@qinghe/contract/account/contact.ts')).bindEmail.input;

interface EmailDialogProps {
  /** The account's own, masked. */
  phone: string | null;
  hasEmail: boolean;
  onClose: () => void;
}

/** An e-mail by its code and a code of the phone. */
export function EmailDialog({ phone, hasEmail, onClose }: EmailDialogProps) {
  const { t } = useTranslation('personal');
  const bind = useBindEmail();
  const form = useApiForm({
    key: 'email',
    drafts: 'memory',
    initial: { phone_code: '', email: '', code: '' },
    schema,
    save: bind.attempt,
    startsOver: true,
    said: t('email.saved'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t(hasEmail ? 'email.change' : 'email.bind')} submit={t('confirm')} onClose={onClose}>
      <SmsCodeField
        label={t('phone.oldCode', { phone: phone ?? '' })}
        hint={t('email.phoneCodeHint')}
        cannotSend={phone === null}
        send={() => telling(sendToOwnPhone())}
        {...form.field('phone_code')}
      />
      <EmailFields email={form.field('email')} code={form.field('code')} />
    </FormDialog>
  );
}
