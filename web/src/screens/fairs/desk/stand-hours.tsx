import { useTranslation } from 'react-i18next';
import type { hoursOf } from '../../../domains/fairs/desk/queue.ts';
import { fullTime } from '../../../lib/relative-time.ts';
import { Callout } from '../../../ui/callout/callout.tsx';

/** Once the fair is over: until when people are taken in, and what can be done when that has passed. */
export function StandHours({ closes, isOver, isOpen }: ReturnType<typeof hoursOf>) {
  const { t, i18n } = useTranslation('desk');
  if (!isOver) return null;
  const time = fullTime(closes, i18n.language);
  return <Callout tone="amber">{t(isOpen ? 'closing' : 'closed', { time })}</Callout>;
}
