import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { fullTime, relativeTime } from '../../lib/time/relative-time.ts';
import styles from './relative-time.module.css';

const REFRESH_MS = 30_000;

/** `刚刚`, `2分钟前`, `昨天`…, kept fresh; the exact time is its title. */
export function RelativeTime({ at }: { at: string }) {
  const { t, i18n } = useTranslation('common');
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const instant = new Date(at);
  const time = useRef<HTMLTimeElement>(null);
  const writeTitle = () => {
    if (time.current) time.current.title = fullTime(instant, i18n.language);
  };
  // Paper shows the title, and nobody points at anything there.
  useEffect(() => {
    addEventListener('beforeprint', writeTitle);
    return () => removeEventListener('beforeprint', writeTitle);
  });
  return (
    // The title is written once it is pointed at: to make it for all rows of a list takes as long as to draw them.
    <time ref={time} dateTime={at} className={styles.time} onPointerEnter={writeTitle}>
      <span className={styles.ago}>{relativeTime(instant, now, i18n.language, t('justNow'))}</span>
    </time>
  );
}
