import { type IntakeAddress, MAX_MAIL_BYTES } from '@qinghe/contract/intake/mails.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendMail } from '../../../domains/intake/api/mails.ts';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { touch } from '../../../lib/api/touch.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FileField } from '../../../ui/field/file-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';

/** Hands in a mail that was saved as a file, as if it had come to the address; it goes as soon as it is chosen. */
export function DropDialog({ to, onClose }: { to: IntakeAddress; onClose: () => void }) {
  const { t } = useTranslation(['intake', 'common']);
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string>();
  const take = async (chosen: File | null) => {
    setFile(chosen);
    setFault(undefined);
    if (!chosen) return;
    try {
      await sendMail(to.uuid, chosen);
      void touch(client, ['intake']);
      toast.success(t('mail.dropped'));
      onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setFile(null);
      setFault(messageOf(failure, currentLocale()));
    }
  };
  return (
    <Dialog
      open
      title={t('mail.dropTitle', { job: to.job_title })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common:cancel')}</Button>}
    >
      <FileField
        label={t('mail.eml')}
        types={['.eml', 'message/rfc822']}
        maxBytes={MAX_MAIL_BYTES}
        hint={t('mail.emlHint')}
        value={file}
        error={fault}
        progress={file ? 1 : undefined}
        disabled={file !== null}
        onChange={(chosen) => void take(chosen)}
      />
    </Dialog>
  );
}
