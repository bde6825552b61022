import type { ApplicationDetail } from '@qinghe/contract/resumes/endpoints.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompanyInfo } from '../../../domains/company/api/get-company-info.ts';
import { useRejectTemplates } from '../../../domains/settings/api/list-reject-templates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FilterSelect } from '../../../ui/filter-select/filter-select.tsx';
import styles from './reject-dialog.module.css';

interface RejectDialogProps {
  detail: ApplicationDetail;
  open: boolean;
  onClose: () => void;
  onConfirm: (reason: string, message: string) => void;
}

const reasons = ['skills', 'degree', 'time', 'place', 'others', 'withdrew'] as const;

/** Why inside, what the candidate reads outside: the message stands as it will be sent, and can be changed or left out. */
export function RejectDialog({ detail, open, onClose, onConfirm }: RejectDialogProps) {
  const { t } = useTranslation('resumes');
  const { t: common } = useTranslation('common');
  const templates = useRejectTemplates().data?.items;
  const company = useCompanyInfo().data?.company?.name ?? '';
  const [template, setTemplate] = useState('');
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const first = templates?.[0];
  useEffect(() => {
    if (first && template === '') setTemplate(first.uuid);
  }, [first, template]);
  const filled = (content: string) =>
    content.replaceAll('{name}', detail.name).replaceAll('{job}', detail.job_title).replaceAll('{company}', company);
  const chosen = templates?.find((item) => item.uuid === template);
  const text = message ?? (chosen ? filled(chosen.content) : '');
  const why = reason || t('rejectReason.skills');
  const confirm = () => onConfirm(why, text.trim());
  return (
    <Dialog
      open={open}
      title={t('reject.title', { name: detail.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="danger-filled" onClick={confirm} aria-keyshortcuts="Control+Enter">
            {t(text.trim() === '' ? 'reject.confirmSilent' : 'reject.confirm')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.reasons}>
        <legend>{t('reject.reason')}</legend>
        {reasons.map((code) => {
          const label = t(`rejectReason.${code}`);
          return (
            <label key={code} className={styles.reason}>
              <input type="radio" name="reason" checked={why === label} onChange={() => setReason(label)} />
              {label}
            </label>
          );
        })}
      </fieldset>
      {templates && templates.length > 0 && (
        <FilterSelect
          label={t('reject.noMessage')}
          value={template === 'none' ? '' : template}
          options={templates.map((item) => ({ value: item.uuid, label: item.title }))}
          onChange={(uuid) => {
            setTemplate(uuid === '' ? 'none' : uuid);
            setMessage(uuid === '' ? '' : null);
          }}
        />
      )}
      <TextArea
        label={t('reject.message')}
        hint={t('reject.messageHint')}
        value={text}
        maxLength={500}
        rows={6}
        onChange={setMessage}
        onSubmit={confirm}
      />
    </Dialog>
  );
}
