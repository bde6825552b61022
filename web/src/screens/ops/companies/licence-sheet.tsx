import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ActionButton } from '../../../ui/button/action-button.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import styles from './case-pictures.module.css';

const TURN = 90;
const [LEAST, MOST, STEP] = [0.5, 4, 0.5];

interface LicenceSheetProps {
  url: string | null;
  /** The picture of the papers before, where it is another one. */
  beforeUrl: string | null;
}

/** The picture of the licence, to be turned and looked at closely; C lays the one before beside it. */
export function LicenceSheet({ url, beforeUrl }: LicenceSheetProps) {
  const { t } = useTranslation('ops');
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [shown, setShown] = useState<'now' | 'before' | 'both'>('now');
  if (!url) return <EmptyState title={t('companies.noPicture')} />;
  const change = (by: number) => setZoom((before) => Math.min(MOST, Math.max(LEAST, before + by)));
  const pictures = [
    ...(shown === 'before' ? [] : [{ url, name: t('companies.licence') }]),
    ...(shown === 'now' || !beforeUrl ? [] : [{ url: beforeUrl, name: t('companies.licenceBefore') }]),
  ];
  return (
    <figure className={styles.sheet}>
      {beforeUrl && (
        <fieldset className={styles.tools} aria-label={t('companies.whichLicence')}>
          <Button aria-pressed={shown === 'now'} onClick={() => setShown('now')}>
            {t('companies.now')}
          </Button>
          <Button aria-pressed={shown === 'before'} onClick={() => setShown('before')}>
            {t('companies.earlier')}
          </Button>
          <ActionButton
            shortcut="c"
            aria-pressed={shown === 'both'}
            onClick={() => setShown((now) => (now === 'both' ? 'now' : 'both'))}
          >
            {t('companies.compare')}
          </ActionButton>
        </fieldset>
      )}
      <div className={styles.pictures} data-count={pictures.length}>
        {pictures.map((picture) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
          <div key={picture.url} className={styles.stage} tabIndex={0}>
            <img
              src={picture.url}
              alt={picture.name}
              style={{ width: `${zoom * 100}%`, rotate: `${turns * TURN}deg` }}
            />
          </div>
        ))}
      </div>
      <figcaption className={styles.tools}>
        <ActionButton shortcut="-" onClick={() => change(-STEP)}>
          {t('companies.smaller')}
        </ActionButton>
        <ActionButton shortcut="+" onClick={() => change(STEP)}>
          {t('companies.larger')}
        </ActionButton>
        <ActionButton shortcut="o" onClick={() => setTurns((before) => (before + 1) % 4)}>
          {t('companies.turn')}
        </ActionButton>
      </figcaption>
    </figure>
  );
}
