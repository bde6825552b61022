import { useCloseAccount } from '../../../domains/account/api/close-account.ts';
import { sendClosingCode, telling } from '../../../domains/account/api/send-code.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SmsCodeField } from '../../../ui/field/sms-code-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import styles from './close-dialog.module.css';

const schema = async () => (await import('@qinghe/contract/account/close.ts')).closeAccount.input;

/** Says what goes and what stays before the code that does it. */
export function CloseDialog({ phone, onClose }: { phone: string; onClose: () => void }) {
  const { t } = useTranslation('personal');
  const form = useApiForm({
    key: 'close-account',
    drafts: 'memory',
    initial: { code: '' },
    schema,
    save: useCloseAccount().attempt,
    startsOver: true,
  });
  return (
    <FormDialog form={form} title={t('close.question')} submit={t('close.confirm')} danger onClose={onClose}>
      <ul className={styles.means}>
        <li>{t('close.goes')}</li>
        <li>{t('close.jobs')}</li>
        <li>{t('close.stays')}</li>
      </ul>
      <SmsCodeField
        label={t('phone.oldCode', { phone })}
        send={() => telling(sendClosingCode())}
        {...form.field('code')}
      />
    </FormDialog>
  );
}
