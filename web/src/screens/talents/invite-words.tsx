import { limits } from '@qinghe/contract/limits.ts';
import { useInvitationPreview } from '../../domains/talents/api/invitations.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { FieldProps } from '../../ui/field/field-shell.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import styles from './talents.module.css';

interface InviteWordsProps {
  field: Omit<FieldProps<string>, 'label'>;
  /** '' is none yet. */
  jobUuid: string;
}

/** What the company adds to an invitation, and the platform's words as they will be sent. */
export function InviteWords({ field, jobUuid }: InviteWordsProps) {
  const { t } = useTranslation('talents');
  const preview = useInvitationPreview(jobUuid).data;
  return (
    <>
      <TextArea label={t('invite.words')} hint={t('invite.wordsHint')} rows={3} maxLength={limits.message} {...field} />
      {preview && (
        <blockquote className={styles.preview}>
          <b>{preview.subject}</b>
          <p>{preview.text}</p>
        </blockquote>
      )}
    </>
  );
}
