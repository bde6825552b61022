import type { TopPlaces } from '@qinghe/contract/rights/top.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day as dayText } from '../../../lib/time/relative-time.ts';
import styles from './top-days.module.css';

/** Days, both included. */
export interface Range {
  from: string;
  to: string;
}

interface TopDaysProps {
  places: TopPlaces;
  /** Days on which the job stands there already. */
  booked: readonly string[];
  deadline: string | null;
  range: Range | null;
  onChange: (range: Range | null) => void;
}

/** Free places of each day; the first press begins a range, the next one ends it. A full day in between begins it anew. */
export function TopDays({ places: { days, slots }, booked, deadline, range, onChange }: TopDaysProps) {
  const { t, i18n } = useTranslation('rights');
  const isFree = ({ day, free, is_open }: TopPlaces['days'][number]) =>
    is_open && free > 0 && !booked.includes(day) && (deadline === null || day <= deadline);
  const press = (day: string) => {
    const isLater = range !== null && range.from === range.to && day > range.from;
    const between = days.filter((one) => isLater && one.day >= range.from && one.day <= day);
    onChange(isLater && between.every(isFree) ? { from: range.from, to: day } : { from: day, to: day });
  };
  return (
    <fieldset className={styles.days}>
      <legend>{t('top.days')}</legend>
      {days.map((one) => {
        const name = dayText(new Date(`${one.day}T00:00:00+08:00`), i18n.language);
        const isOwn = booked.includes(one.day);
        const says = isOwn ? t('top.own') : one.free === 0 ? t('top.full') : t('top.free', { count: one.free, slots });
        return (
          <button
            key={one.day}
            type="button"
            className={styles.day}
            disabled={!isFree(one)}
            data-few={one.free === 1 || undefined}
            aria-pressed={range !== null && one.day >= range.from && one.day <= range.to}
            onClick={() => press(one.day)}
          >
            <span>{name}</span>
            <small>{one.is_open ? says : t('top.closed')}</small>
          </button>
        );
      })}
    </fieldset>
  );
}
