import type { Erasure, LifeResult } from '@qinghe/contract/identity/face-check.ts';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { day, fullTime } from '../../lib/time/relative-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import styles from './identity.module.css';

type Erased = Erasure['what'];

interface StoredPicturesProps {
  result: LifeResult;
  /** What can be erased here: where a page has its own way to take papers back, the face alone. */
  offers: readonly Erased[];
  busy: boolean;
  onErase: (what: Erased) => Promise<unknown>;
}

/** What is still stored, until when, the way to have it erased now, and receipts of what was. */
export function StoredPictures({ result, offers, busy, onErase }: StoredPicturesProps) {
  const { t, i18n } = useTranslation('identity');
  const [asking, setAsking] = useState<Erased | null>(null);
  const { papers, faces, erased_at: until, erasures } = result;
  const stored = papers + faces;
  const title = () => {
    if (stored > 0) return until === null ? 'pictures.untilDecided' : 'pictures.until';
    return erasures.some(({ erased_at: at }) => at === null) ? 'pictures.going' : 'pictures.gone';
  };
  const isUndecided = result.state === 'waiting';
  const words = asking === 'pictures' && isUndecided ? 'withdraw' : (asking ?? 'pictures');
  if (stored === 0 && erasures.length === 0) return null;
  return (
    <Callout title={t(title(), { day: until === null ? '' : day(new Date(until), i18n.language) })}>
      {stored > 0 && <p>{t('pictures.hint')}</p>}
      <div className={styles.choices}>
        {papers > 0 && offers.includes('pictures') && (
          <Button variant="quiet" onClick={() => setAsking('pictures')}>
            {t(isUndecided ? 'pictures.withdraw' : 'pictures.now')}
          </Button>
        )}
        {faces > 0 && offers.includes('face') && (
          <Button variant="quiet" onClick={() => setAsking('face')}>
            {t('pictures.face')}
          </Button>
        )}
      </div>
      {erasures.length > 0 && (
        <ul className={styles.receipts} aria-label={t('pictures.receipts')}>
          {erasures.map(({ uuid, what, pictures, erased_at: at, asked_at }) => (
            <li key={uuid}>
              {at === null
                ? t('pictures.erasing', { what: t(`pictures.what.${what}`), count: pictures })
                : t('pictures.erased', {
                    what: t(`pictures.what.${what}`),
                    count: pictures,
                    time: fullTime(new Date(at ?? asked_at), i18n.language),
                  })}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={t(`pictures.ask.${words}.title`)}
        confirm={t(`pictures.ask.${words}.confirm`)}
        destructive
        busy={busy}
        onConfirm={() => asking && void onErase(asking).then(() => setAsking(null))}
        onCancel={() => setAsking(null)}
      >
        {t(`pictures.ask.${words}.hint`)}
      </ConfirmDialog>
    </Callout>
  );
}
