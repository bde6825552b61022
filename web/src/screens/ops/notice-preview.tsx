import type { NoticeChannel } from '@qinghe/contract/company/review.ts';
import type { Notice } from '@qinghe/contract/texts/decisions.ts';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './notice-preview.module.css';

interface NoticePreviewProps {
  name: string;
  /** Null where nothing reaches the person. */
  channel: NoticeChannel | null;
  /** What is sent by each decision that can be taken now. */
  noticesFor: (channel: NoticeChannel) => readonly (Notice & { decision: string })[];
}

/** Who hears of the decision and how; the very words can be read before they are sent. */
export function NoticePreview({ name, channel, noticesFor }: NoticePreviewProps) {
  const { t } = useTranslation(['ops', 'common']);
  const [open, setOpen] = useState(false);
  if (channel === null) return <p className={styles.told}>{t('notice.none', { name })}</p>;
  const close = () => setOpen(false);
  return (
    <>
      <div className={styles.told}>
        {t(`notice.${channel}`, { name })}
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('notice.show')}
        </Button>
      </div>
      <Dialog
        open={open}
        title={t(`notice.title.${channel}`, { name })}
        onClose={close}
        footer={<Button onClick={close}>{t('common:close')}</Button>}
      >
        {noticesFor(channel).map(({ decision, subject, body }) => (
          <section key={decision} className={styles.notice} aria-label={decision}>
            <p className={styles.decision}>{decision}</p>
            <div lang="zh-CN" className={styles.words}>
              {channel === 'email' && <p className={styles.subject}>{subject}</p>}
              <p>{body}</p>
            </div>
          </section>
        ))}
      </Dialog>
    </>
  );
}
