import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmTwoFactor, useNewSecret } from '../../../domains/account/api/two-factor.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { touch } from '../../../lib/api/touch.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-factor.module.css';

const schema = async () => (await import('@qinghe/contract/account/two-factor.ts')).confirmTwoFactor.input;

/** A secret as QR code and as text, a code that proves that it has arrived, and then the recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('personal');
  const client = useQueryClient();
  const { data: secret, error } = useNewSecret();
  const confirm = useConfirmTwoFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useApiForm({
    key: 'two-factor',
    drafts: 'memory',
    initial: { code: '', password: '' },
    schema,
    save: confirm.attempt,
    startsOver: true,
    onSaved: ({ recovery_codes }) => setCodes(recovery_codes),
  });
  const finish = () => {
    void touch(client, ['account']);
    onClose();
  };
  if (codes) return <RecoveryCodes codes={codes} onClose={finish} />;
  return (
    <FormDialog
      form={form}
      title={t('twoFactor.title')}
      submit={t('twoFactor.confirm')}
      disabled={!secret}
      onClose={onClose}
    >
      {secret ? (
        <>
          <p>{t('twoFactor.scan')}</p>
          <div className={styles.secret}>
            <div className={styles.qr}>
              <QrCode text={secret.uri} label={t('twoFactor.qr')} />
            </div>
            <code className={styles.key}>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <Button
              variant="quiet"
              onClick={() => void copyText(secret.secret).then(() => toast.success(t('twoFactor.copied')))}
            >
              {t('twoFactor.copy')}
            </Button>
          </div>
        </>
      ) : error ? (
        <Callout tone="red">{messageOf(error, currentLocale())}</Callout>
      ) : (
        <SkeletonRows rows={2} />
      )}
      <TextField
        label={t('twoFactor.code')}
        hint={t('twoFactor.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code')}
      />
      <PasswordField label={t('password.label')} autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  );
}
