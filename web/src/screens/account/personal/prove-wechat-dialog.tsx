import { sendToOwnPhone, telling } from '../../../domains/account/api/send-code.ts';
import { useRebindWechat } from '../../../domains/account/api/wechat.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SmsCodeField } from '../../../ui/field/sms-code-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/account/wechat.ts')).rebindWechat.input;

interface ProveDialogProps {
  poll_key: string;
  nickname: string;
  isChange: boolean;
  /** Masked. */
  phone: string;
  onClose: () => void;
}

/** The code of the phone by which a WeChat is bound, in the place of another one where there is one. */
export function ProveDialog({ poll_key, nickname, isChange, phone, onClose }: ProveDialogProps) {
  const { t } = useTranslation(['wechat', 'personal']);
  const form = useApiForm({
    key: 'rebind-wechat',
    drafts: 'memory',
    initial: { poll_key, code: '' },
    schema,
    save: useRebindWechat().attempt,
    startsOver: true,
    said: t(isChange ? 'bind.changed' : 'bind.saved'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(isChange ? 'bind.changeTitle' : 'bind.title')}
      submit={t('personal:confirm')}
      onClose={onClose}
    >
      <p>{t(isChange ? 'bind.prove' : 'bind.proveFirst', { nickname })}</p>
      <SmsCodeField
        label={t('bind.phoneCode', { phone })}
        send={() => telling(sendToOwnPhone())}
        {...form.field('code')}
      />
    </FormDialog>
  );
}
