import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from '../key/key.tsx';
import { useKey } from '../key/use-key.ts';
import styles from './undo-notice.module.css';

interface UndoNoticeProps {
  text: string;
  seconds: number;
  /** Of several, the key takes back the last action. */
  newest: boolean;
  onUndo: () => void;
}

/** What was done, the seconds left to take it back as a ring, and the button for it. Stands where the action was. */
export function UndoNotice({ text, seconds, newest, onUndo }: UndoNoticeProps) {
  const { t } = useTranslation('common');
  const left = useSecondsLeft(seconds);
  useKey('z', onUndo, { enabled: newest && left > 0, label: t('undo') });
  return (
    <div className={styles.notice}>
      <span className={styles.ring} aria-hidden="true">
        <svg viewBox="0 0 24 24" width="24" height="24">
          <title>{t('undo')}</title>
          <circle className={styles.track} cx="12" cy="12" r="10" />
          <circle className={styles.rest} cx="12" cy="12" r="10" style={{ animationDuration: `${seconds}s` }} />
        </svg>
        <span className={styles.seconds}>{left}</span>
      </span>
      <span className={styles.text}>{text}</span>
      <button type="button" className={styles.undo} onClick={onUndo} aria-keyshortcuts={newest ? 'z' : undefined}>
        {t('undo')}
        {newest && <Key onFilled>Z</Key>}
      </button>
    </div>
  );
}

function useSecondsLeft(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
