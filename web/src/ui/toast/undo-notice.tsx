import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Key } from '../key/key.tsx';
import { useKey } from '../key/use-key.ts';
import { showToast, type UndoNoticeProps } from './toast.ts';
import styles from './undo-notice.module.css';

/** Says what was done and lets it be undone for so many seconds. */
export const undoToast = (text: string, action: () => void, seconds = 10): number => {
  const undo = { Notice: UndoNotice, seconds, endsAt: Date.now() + seconds * 1000, action };
  return showToast({ tone: 'info', text, undo }, seconds * 1000);
};

/** What was done, the seconds left to take it back as a ring, and the button for it. Stands where the action was. */
export function UndoNotice({ text, seconds, endsAt, before, onUndo }: UndoNoticeProps) {
  const { t } = useTranslation('common');
  const left = useSecondsLeft(endsAt);
  // One that comes back to the front goes on where it was.
  const [shownAt] = useState(left);
  useKey('z', onUndo, { enabled: left > 0, label: t('undo') });
  return (
    <div className={styles.notice}>
      <span className={styles.ring} aria-hidden="true">
        <svg viewBox="0 0 24 24" width="24" height="24">
          <title>{t('undo')}</title>
          <circle className={styles.track} cx="12" cy="12" r="10" />
          <circle
            className={styles.rest}
            cx="12"
            cy="12"
            r="10"
            style={{ animationDuration: `${seconds}s`, animationDelay: `${shownAt - seconds}s` }}
          />
        </svg>
        <span className={styles.seconds}>{left}</span>
      </span>
      <span className={styles.text}>
        {text}
        {before > 0 && <span className={styles.before}>{t('undoBefore', { count: before })}</span>}
      </span>
      <button type="button" className={styles.undo} onClick={onUndo} aria-keyshortcuts="z">
        {t('undo')}
        <Key onFilled>Z</Key>
      </button>
    </div>
  );
}

function useSecondsLeft(endsAt: number): number {
  const [left, setLeft] = useState(() => secondsTo(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(endsAt)), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}

const secondsTo = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));
