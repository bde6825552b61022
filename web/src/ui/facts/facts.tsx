import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface Fact {
  label: string;
  /** Null, undefined or '' is not known: a dash. */
  value: ReactNode;
  /** Where it comes from, how long it holds. */
  note?: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Amounts stand at the end, so that they add up in a column. */
  layout?: 'beside' | 'ends';
}

/** What is known of one thing: names on the left, values on the right, hairlines between. */
export function Facts({ facts, layout = 'beside' }: FactsProps) {
  return (
    <dl className={`${styles.facts} ${styles[layout]}`}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? '—' : value}
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
