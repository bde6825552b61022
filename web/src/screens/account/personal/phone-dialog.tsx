import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import { useState } from 'react';
import { type Takeover, useSavePhone } from '../../../domains/account/api/save-phone.ts';
import { sendSmsTo, sendToOwnPhone, telling } from '../../../domains/account/api/send-code.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { SmsCodeField } from '../../../ui/field/sms-code-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { TakeoverDialog } from './takeover-dialog.tsx';

const schemas = () => import('@qinghe/contract/account/contact.ts');
const first = async () => (await schemas()).bindPhone.input;
const change = async () => (await schemas()).rebindPhone.input;

interface PhoneDialogProps {
  hasPhone: boolean;
  /** Masked. */
  current: string;
  onClose: () => void;
}

/** A phone, or another one: codes of the old and of the new one. One of another account goes on to a question. */
export function PhoneDialog({ hasPhone, current, onClose }: PhoneDialogProps) {
  const { t } = useTranslation('personal');
  const [takeover, setTakeover] = useState<Takeover | null>(null);
  const form = useApiForm({
    key: 'phone',
    drafts: 'memory',
    initial: { old_code: '', phone: '', code: '' },
    schema: hasPhone ? change : first,
    save: useSavePhone(hasPhone),
    startsOver: true,
    onSaved: (taken) => {
      if (taken) return setTakeover(taken);
      toast.success(t('phone.saved'));
      onClose();
    },
  });
  if (takeover) return <TakeoverDialog takeover={takeover} onClose={onClose} />;
  const { phone } = form.values;
  return (
    <FormDialog form={form} title={t(hasPhone ? 'phone.change' : 'phone.bind')} submit={t('confirm')} onClose={onClose}>
      {hasPhone && (
        <SmsCodeField
          label={t('phone.oldCode', { phone: current })}
          hint={t('phone.oldCodeHint')}
          send={() => telling(sendToOwnPhone())}
          {...form.field('old_code')}
        />
      )}
      <PhoneField label={t('phone.new')} {...form.field('phone')} />
      <SmsCodeField
        label={t('phone.newCode')}
        cannotSend={!isMainlandPhone(phone)}
        send={() => telling(sendSmsTo(phone, 'bind_phone'))}
        {...form.field('code')}
      />
    </FormDialog>
  );
}
