import { type PointerEvent, useState } from 'react';
import { numberFormat } from '../../lib/browser/intl.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './chart.module.css';
import { type ChartData, ceilingOf, pointsOf, sumOf } from './series.ts';

const BOX = { width: 300, height: 100 };
const STEPS = 4;

/** Lines on a grid of quarters. The legend names them and, under the pointer, tells the figures there. */
export function LineChart({ labels, series }: ChartData) {
  const { i18n } = useTranslation();
  const [pointed, setPointed] = useState<number | null>(null);
  const ceiling = ceilingOf(Math.max(...series.flatMap(({ values }) => values)), STEPS);
  const format = (value: number | undefined) => (value === undefined ? '' : numberFormat(i18n.language).format(value));
  const x = pointed === null || labels.length < 2 ? null : (pointed / (labels.length - 1)) * BOX.width;
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    setPointed(Math.min(labels.length - 1, Math.max(0, Math.round(share * (labels.length - 1)))));
  };
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.pointed}>{pointed === null ? '' : labels[pointed]}</span>
        {series.map((one) => (
          <span key={one.name} className={styles[one.kind]}>
            {one.name} <b>{format(pointed === null ? sumOf(one) : one.values[pointed])}</b>
          </span>
        ))}
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          className={styles.lines}
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
        >
          {Array.from({ length: STEPS + 1 }, (_, step) => (BOX.height / STEPS) * step).map((y) => (
            <line key={y} className={styles.grid} x1="0" x2={BOX.width} y1={y} y2={y} />
          ))}
          {x !== null && <line className={styles.cursor} x1={x} x2={x} y1="0" y2={BOX.height} />}
          {series.map(({ name, kind, values }) => (
            <polyline key={name} className={styles[kind]} points={pointsOf(values, ceiling, BOX)} />
          ))}
        </svg>
        <span className={styles.top}>{format(ceiling)}</span>
        <span className={styles.bottom}>0</span>
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{labels[0]}</span>
        <span>{labels.at(-1)}</span>
      </div>
    </figure>
  );
}
