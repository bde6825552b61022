import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './stat-strip.module.css';

export interface Stat {
  label: string;
  figure: ReactNode;
  note?: ReactNode;
  tone?: 'neutral' | 'green' | 'amber' | 'red';
  /** The list that the number counts; a number without a door has no link. */
  to?: string;
}

/** A row of figures, each a door to the list that it counts. */
export function StatStrip({ label, stats }: { label: string; stats: Stat[] }) {
  return (
    <ul className={styles.strip} aria-label={label}>
      {stats.map((stat) => (
        <li key={stat.label} className={styles.cell}>
          {stat.to ? (
            <Link to={stat.to} className={styles.door}>
              <Words stat={stat} />
            </Link>
          ) : (
            <div className={styles.inside}>
              <Words stat={stat} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ stat }: { stat: Stat }) {
  return (
    <>
      <span className={styles.label}>{stat.label}</span>
      <span className={styles.figure}>{stat.figure}</span>
      <span className={`${styles.note} ${styles[stat.tone ?? 'neutral']}`}>{stat.note}</span>
    </>
  );
}
