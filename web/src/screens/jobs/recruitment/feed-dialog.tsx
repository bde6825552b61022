import { useState } from 'react';
import { useCalendarFeed, useCloseCalendarFeed, useOpenCalendarFeed } from '../../../domains/home/api/calendar-feed.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Bar } from '../../../ui/skeleton/skeleton.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './recruitment.module.css';

/** The address by which a calendar reads what comes: made here, shown once, ended here. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('recruitment', { keyPrefix: 'feed' });
  const feed = useCalendarFeed().data;
  const { run: make, busy: making } = useOpenCalendarFeed();
  const { run: end, busy: ending } = useCloseCalendarFeed();
  const [url, setUrl] = useState<string>();
  const copy = async (text: string) => {
    await copyText(text);
    toast.success(t('copied'));
  };
  const start = async () => setUrl((await make({}))?.url);
  const stop = async () => {
    if (!(await end({}))) return;
    setUrl(undefined);
    toast.success(t('ended'));
  };
  const footer = (
    <>
      {feed?.since && (
        <Button variant="danger" busy={ending} onClick={() => void stop()}>
          {t('end')}
        </Button>
      )}
      {url ? (
        <Button variant="primary" onClick={() => void copy(url)}>
          {t('copy')}
        </Button>
      ) : (
        <Button variant="primary" busy={making} disabled={!feed} onClick={() => void start()}>
          {t(feed?.since ? 'renew' : 'make')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={t('title')} onClose={onClose} footer={footer}>
      <p>{t('hint')}</p>
      {url ? (
        <>
          <p className={styles.address}>{url}</p>
          <p>{t('once')}</p>
        </>
      ) : feed ? (
        feed.since && (
          <p>
            {t('since')} <RelativeTime at={feed.since} />
          </p>
        )
      ) : (
        <Bar />
      )}
    </Dialog>
  );
}
