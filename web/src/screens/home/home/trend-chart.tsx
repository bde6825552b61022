import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../lib/relative-time.ts';
import styles from './trend.module.css';
import { ceilingOf, HEIGHT, pointsOf, type TrendDays, WIDTH } from './trend-lines.ts';

/** Two lines on a grid of thirds. The legend names them, and under the pointer it tells that day's figures. */
export function TrendChart({ days }: { days: TrendDays }) {
  const { t, i18n } = useTranslation('home');
  const [pointed, setPointed] = useState<number | null>(null);
  const ceiling = ceilingOf(Math.max(...days.flatMap(({ internship, campus }) => [internship, campus])));
  const at = pointed === null ? undefined : days[pointed];
  const x = pointed === null || days.length < 2 ? 0 : (pointed / (days.length - 1)) * WIDTH;
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    setPointed(Math.min(days.length - 1, Math.max(0, Math.round(share * (days.length - 1)))));
  };
  const name = (entry: TrendDays[number] | undefined) => (entry ? day(new Date(entry.day), i18n.language) : '');
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className="visually-hidden">
          {t('trend.described', { internship: total(days, 'internship'), campus: total(days, 'campus') })}
        </span>
        <span aria-hidden="true">{name(at)}</span>
        <span aria-hidden="true" className={styles.internship}>
          {t('trend.internship')} {at?.internship}
        </span>
        <span aria-hidden="true" className={styles.campus}>
          {t('trend.campus')} {at?.campus}
        </span>
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.lines}
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
        >
          {[0, 1, 2, 3].map((third) => (
            <line
              key={third}
              className={styles.grid}
              x1="0"
              x2={WIDTH}
              y1={(HEIGHT / 3) * third}
              y2={(HEIGHT / 3) * third}
            />
          ))}
          {at && <line className={styles.cursor} x1={x} x2={x} y1="0" y2={HEIGHT} />}
          <polyline
            className={styles.campusLine}
            points={pointsOf(
              days.map(({ campus }) => campus),
              ceiling,
            )}
          />
          <polyline
            className={styles.internshipLine}
            points={pointsOf(
              days.map(({ internship }) => internship),
              ceiling,
            )}
          />
        </svg>
        <span className={styles.top}>{ceiling}</span>
        <span className={styles.bottom}>0</span>
      </div>
      <div className={styles.days} aria-hidden="true">
        <span>{name(days[0])}</span>
        <span>{name(days.at(-1))}</span>
      </div>
    </figure>
  );
}

const total = (days: TrendDays, kind: 'internship' | 'campus') => days.reduce((sum, entry) => sum + entry[kind], 0);
