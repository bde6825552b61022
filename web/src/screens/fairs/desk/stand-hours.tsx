import type { hoursOf } from '../../../domains/fairs/desk/queue.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Callout } from '../../../ui/callout/callout.tsx';

/** Before the stand opens: from when on people are taken in. Once the fair is over: until when, and what can be done then. */
export function StandHours({ opens, closes, isOver, state }: ReturnType<typeof hoursOf>) {
  const { t, i18n } = useTranslation('desk');
  if (state !== 'early' && !isOver) return null;
  const time = fullTime(state === 'early' ? opens : closes, i18n.language);
  return <Callout tone="amber">{t(state === 'open' ? 'closing' : state, { time })}</Callout>;
}
