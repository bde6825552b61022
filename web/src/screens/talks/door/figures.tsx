import { type Attendance, figuresOf } from '../../../domains/talks/door/attendance.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NumberText } from '../../../ui/text/number-text.tsx';
import styles from './door.module.css';

/** How many are here, of how many. */
export function Figures({ attendance, seats }: { attendance: Attendance; seats: number | null }) {
  const { t } = useTranslation('door', { keyPrefix: 'figures' });
  const { here, extra, signed, missing } = figuresOf(attendance);
  const figures = [
    { label: extra > 0 ? `${t('here')} · ${t('extra', { count: extra })}` : t('here'), figure: here },
    { label: t('signed'), figure: signed },
    { label: t('missing'), figure: missing },
    { label: t('seats'), figure: seats },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure === null ? t('noSeats') : <NumberText value={figure} />}</dd>
        </div>
      ))}
    </dl>
  );
}
