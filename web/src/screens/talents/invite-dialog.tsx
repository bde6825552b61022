import { limits } from '@qinghe/contract/limits.ts';
import type { Talent } from '@qinghe/contract/talents/list.ts';
import { useTranslation } from 'react-i18next';
import { useInvitationPreview, useInviteTalent, useRecallInvitation } from '../../domains/talents/api/invitations.ts';
import { useOnlineJobs } from '../../domains/talents/api/list-talents.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Hint } from '../../ui/text/hint.tsx';
import { undoToast } from '../../ui/toast/undo-notice.tsx';
import styles from './talents.module.css';

const schema = async () => (await import('@qinghe/contract/talents/invitations.ts')).inviteTalent.input;

interface InviteDialogProps {
  talent: Pick<Talent, 'uuid' | 'code'>;
  jobUuid: string;
  onClose: () => void;
}

/** Invites one person to a job: the platform's words as they will be sent, and the company's own for the answer page. */
export function InviteDialog({ talent: { uuid, code }, jobUuid, onClose }: InviteDialogProps) {
  const { t } = useTranslation('talents');
  const jobs = useOnlineJobs();
  const recall = useRecallInvitation({ successToast: t('invite.recalled') });
  const form = useApiForm({
    key: `talents:invite:${uuid}`,
    drafts: 'memory',
    initial: { talent_uuid: uuid, job_uuid: jobUuid, words: '' },
    schema,
    save: useInviteTalent({
      onDone: (sent) =>
        undoToast(t('invite.done', { code }), () => void recall.run({ uuid: sent.uuid, version: sent.version })),
    }),
    onSaved: onClose,
  });
  const job = form.field('job_uuid');
  const preview = useInvitationPreview(String(job.value)).data;
  return (
    <FormDialog form={form} title={t('invite.title', { code })} submit={t('invite.submit')} onClose={onClose}>
      <SelectField
        label={t('invite.job')}
        options={jobs.map((one) => ({ value: one.uuid, label: one.title }))}
        {...job}
      />
      <TextArea
        label={t('invite.words')}
        hint={t('invite.wordsHint')}
        rows={3}
        maxLength={limits.message}
        {...form.field('words')}
      />
      {preview && (
        <blockquote className={styles.preview}>
          <b>{preview.subject}</b>
          <p>{preview.text}</p>
        </blockquote>
      )}
      <Hint>{t('invite.limits')}</Hint>
    </FormDialog>
  );
}
