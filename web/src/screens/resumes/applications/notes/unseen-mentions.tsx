import { useChangeShare } from '../../../../domains/company/api/sharing.ts';
import type { Mentionable } from '../../../../domains/resumes/api/mentionable.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Hint } from '../../../../ui/text/hint.tsx';
import styles from './mentions.module.css';

interface UnseenMentionsProps {
  /** Those whom the note names and who see nothing of the application. */
  colleagues: readonly Mentionable[];
  job: { uuid: string; title: string };
  may_share: boolean;
  onShared: () => void;
}

/** Who will not be told, and the one press that lets them see the job, for whoever may share it. */
export function UnseenMentions({ colleagues, job, may_share: mayShare, onShared }: UnseenMentionsProps) {
  const { t } = useTranslation('resumes', { keyPrefix: 'notes.mention' });
  const share = useChangeShare();
  const letSee = async ({ uuid }: Mentionable) => {
    if (await share.run({ kind: 'job', uuids: [job.uuid], account_uuid: uuid, may: 'read' })) onShared();
  };
  if (colleagues.length === 0) return null;
  return (
    <div role="status" className={styles.unseen}>
      {colleagues.map((colleague) => (
        <div key={colleague.uuid} className={styles.line}>
          <Hint>{t(mayShare ? 'notTold' : 'notToldAsk', { name: colleague.name })}</Hint>
          {mayShare && (
            <Button busy={share.busy} onClick={() => void letSee(colleague)}>
              {t('share', { name: colleague.name, job: job.title })}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
