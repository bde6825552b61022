import { NumberText } from '../text/number-text.tsx';
import styles from './bar-chart.module.css';
import chart from './chart.module.css';
import type { ChartData } from './series.ts';

/** One bar a label, its parts one after the other, every figure written beside it. */
export function BarChart({ labels, series }: ChartData) {
  const sums = labels.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const longest = Math.max(1, ...sums);
  return (
    <figure className={chart.figure}>
      <figcaption className={chart.legend}>
        {series.map(({ name, kind }) => (
          <span key={name} className={chart[kind]}>
            {name}
          </span>
        ))}
      </figcaption>
      <ul className={styles.bars}>
        {labels.map((label, index) => (
          <li key={label} className={styles.bar}>
            <span>{label}</span>
            <svg className={styles.parts} aria-hidden="true">
              {partsOf(series, index, longest).map(({ name, kind, from, length }) => (
                <rect key={name} className={styles[`${kind}Bar`]} x={`${from}%`} width={`${length}%`} height="100%" />
              ))}
            </svg>
            <span className={styles.figures}>
              {series.map(({ name, kind, values }) => (
                <span key={name} className={styles[`${kind}Figure`]}>
                  <span className="visually-hidden">{name}</span> <NumberText value={values[index] ?? null} />
                </span>
              ))}
              {series.length > 1 && (
                <b>
                  <NumberText value={sums[index] ?? null} />
                </b>
              )}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Where each part of a bar begins and how long it is, in per cent of the longest one. */
function partsOf(series: ChartData['series'], index: number, longest: number) {
  let from = 0;
  return series.map(({ name, kind, values }) => {
    const length = ((values[index] ?? 0) / longest) * 100;
    const part = { name, kind, from, length };
    from += length;
    return part;
  });
}
