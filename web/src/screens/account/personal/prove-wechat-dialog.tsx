import { useTranslation } from 'react-i18next';
import { sendToOwnPhone, telling } from '../../../domains/account/api/send-code.ts';
import { useRebindWechat } from '../../../domains/account/api/wechat.ts';
import { SmsCodeField } from '../../../ui/field/sms-code-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/account/wechat.ts')).rebindWechat.input;

interface ProveDialogProps {
  poll_key: string;
  nickname: string;
  /** Masked. */
  phone: string;
  onClose: () => void;
}

/** The code of the phone by which another WeChat takes the place of the bound one. */
export function ProveDialog({ poll_key, nickname, phone, onClose }: ProveDialogProps) {
  const { t } = useTranslation(['wechat', 'personal']);
  const form = useApiForm({
    key: 'rebind-wechat',
    drafts: 'memory',
    initial: { poll_key, code: '' },
    schema,
    save: useRebindWechat().attempt,
    startsOver: true,
    said: t('bind.changed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('bind.changeTitle')} submit={t('personal:confirm')} onClose={onClose}>
      <p>{t('bind.prove', { nickname })}</p>
      <SmsCodeField
        label={t('bind.phoneCode', { phone })}
        send={() => telling(sendToOwnPhone())}
        {...form.field('code')}
      />
    </FormDialog>
  );
}
