import { sendToOwnPhone, telling } from '../../../domains/account/api/send-code.ts';
import { useUnbindWechat } from '../../../domains/account/api/wechat.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SmsCodeField } from '../../../ui/field/sms-code-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/account/wechat.ts')).unbindWechat.input;

interface UnbindWechatDialogProps {
  /** Masked, both. */
  nickname: string;
  phone: string;
  onClose: () => void;
}

/** Says what goes and what goes on opening the account, and asks for a code of the phone. */
export function UnbindWechatDialog({ nickname, phone, onClose }: UnbindWechatDialogProps) {
  const { t } = useTranslation('wechat');
  const form = useApiForm({
    key: 'unbind-wechat',
    drafts: 'memory',
    initial: { code: '' },
    schema,
    save: useUnbindWechat().attempt,
    startsOver: true,
    said: t('bind.unbound'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('bind.unbindTitle')} submit={t('bind.unbind')} danger onClose={onClose}>
      <p>{t('bind.unbindWords', { nickname })}</p>
      <SmsCodeField
        label={t('bind.phoneCode', { phone })}
        send={() => telling(sendToOwnPhone())}
        {...form.field('code')}
      />
    </FormDialog>
  );
}
