import { limits } from '@qinghe/contract/limits.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../../ui/form/use-api-form.ts';
import type { OpenStage } from './next-stages.ts';

const schema = async () => (await import('@qinghe/contract/resumes/decide.ts')).moveBackInput.pick({ reason: true });

interface ReasonDialogProps {
  /** Whose application it is. */
  uuid: string;
  /** Stage to go back to. */
  to: OpenStage;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks why, for a move that needs a reason. What was typed stays until it is used. */
export function ReasonDialog({ uuid, to, onClose, onConfirm }: ReasonDialogProps) {
  const { t } = useTranslation('resumes');
  const form = useApiForm({
    key: `move-back:${uuid}`,
    drafts: 'memory',
    initial: { reason: '' },
    schema,
    save: ({ reason }) => onConfirm(reason.trim()),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('action.backTo', { stage: t(`stage.${to}`) })}
      submit={t('action.confirmBack')}
      onClose={onClose}
    >
      <TextArea label={t('reason')} maxLength={limits.reason} rows={3} autoFocus {...form.field('reason')} />
    </FormDialog>
  );
}
