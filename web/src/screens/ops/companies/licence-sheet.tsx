import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../ui/button/action-button.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import styles from './case-pictures.module.css';

const TURN = 90;
const [LEAST, MOST, STEP] = [0.5, 4, 0.5];

/** The picture of the licence, to be turned and looked at closely. */
export function LicenceSheet({ url }: { url: string | null }) {
  const { t } = useTranslation('ops');
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  if (!url) return <EmptyState title={t('companies.noPicture')} />;
  const change = (by: number) => setZoom((before) => Math.min(MOST, Math.max(LEAST, before + by)));
  return (
    <figure className={styles.sheet}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key */}
      <div className={styles.stage} tabIndex={0}>
        <img src={url} alt={t('companies.licence')} style={{ width: `${zoom * 100}%`, rotate: `${turns * TURN}deg` }} />
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
