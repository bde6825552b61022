import { useTranslation } from 'react-i18next';
import { useCompanyInfo } from '../../../domains/company/api/get-company-info.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RejectMessage, RejectReasons, useRejectWords } from './reject-words.tsx';
import type { Named } from './use-decisions.ts';

interface RejectDialogProps {
  detail: Named;
  open: boolean;
  onClose: () => void;
  onConfirm: (reason: string, message: string) => void;
}

/** Why inside, what the candidate reads outside: the message stands as it will be sent, and can be changed or left out. */
export function RejectDialog({ detail, open, onClose, onConfirm }: RejectDialogProps) {
  const { t } = useTranslation('resumes');
  const { t: common } = useTranslation('common');
  const company = useCompanyInfo().data?.company?.name ?? '';
  const words = useRejectWords((content) =>
    content.replaceAll('{name}', detail.name).replaceAll('{job}', detail.job_title).replaceAll('{company}', company),
  );
  // A candidate who withdrew gets no further message.
  const message = detail.withdrawn_at === null ? words.message.trim() : '';
  const confirm = () => onConfirm(words.reason, message);
  return (
    <Dialog
      open={open}
      title={t('reject.title', { name: detail.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="danger-filled" onClick={confirm} aria-keyshortcuts="Control+Enter">
            {t(message === '' ? 'reject.confirmSilent' : 'reject.confirm')}
          </Button>
        </>
      }
    >
      <RejectReasons words={words} />
      {detail.withdrawn_at === null ? (
        <RejectMessage words={words} hint={t('reject.messageHint')} onSubmit={confirm} />
      ) : (
        <p>{t('withdrew')}</p>
      )}
    </Dialog>
  );
}
