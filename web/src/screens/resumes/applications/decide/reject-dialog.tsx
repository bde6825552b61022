import { fillPlaces } from '@qinghe/contract/places.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { useCompanyInfo } from '../../../../domains/company/api/get-company-info.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../../ui/callout/callout.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../../ui/form/use-api-form.ts';
import { sayName } from '../words.ts';
import { RejectMessage, RejectReasons, useRejectWords } from './reject-words.tsx';
import { moverOf, type Named } from './use-decisions.ts';

const schema = async () =>
  (await import('@qinghe/contract/resumes/decide.ts')).rejectApplication.input.pick({ reason: true, message: true });

interface RejectDialogProps {
  detail: Named;
  /** As it is now, where that is known. */
  now?: ApplicationDetail | undefined;
  onClose: () => void;
  onConfirm: (reason: string, message: string) => void;
}

/** Why inside, what the candidate reads outside: the message stands as it will be sent, and can be changed or left out. */
export function RejectDialog({ detail, now, onClose, onConfirm }: RejectDialogProps) {
  const { t } = useTranslation('resumes');
  const company = useCompanyInfo().data?.company?.name ?? '';
  const words = useRejectWords((content) => fillPlaces(content, { name: detail.name, job: detail.job_title, company }));
  const form = useApiForm({
    key: `reject:${detail.uuid}`,
    drafts: 'memory',
    initial: words.initial,
    schema,
    save: ({ reason, message }) => onConfirm(reason, message.trim()),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('reject.title', { name: sayName(t, detail) })}
      submit={t(form.values.message.trim() === '' ? 'reject.confirmSilent' : 'reject.confirm')}
      danger
      onClose={onClose}
    >
      {now && now.stage !== detail.stage && (
        <Callout tone="amber">
          {t('reject.meanwhile', { actor: moverOf(now) || t('history.system'), stage: t(`stage.${now.stage}`) })}
        </Callout>
      )}
      <RejectReasons {...form.field('reason')} />
      <RejectMessage
        words={words}
        template={form.field('template')}
        message={form.field('message')}
        hint={t('reject.messageHint')}
      />
    </FormDialog>
  );
}
