import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** `剩 9:12`, by the clock rather than by counting ticks: a tab that slept wakes up right. */
export function TimeLeft({ until, onOver }: { until: string; onOver?: () => void }) {
  const { t } = useTranslation('identity');
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  useEffect(() => {
    if (left === 0) return onOver?.();
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [left, onOver]);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return <span>{left === 0 ? t('timeOver') : t('timeLeft', { clock })}</span>;
}
