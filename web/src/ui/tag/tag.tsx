import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type Tone = 'green' | 'amber' | 'red' | 'blue' | 'violet' | 'neutral';

/** A word or two with a meaning: green fits, amber needs a look, red forbids, blue interviews, violet campus. */
export function Tag({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}

/** A dot of the tone, beside words that say the same. */
export function Dot({ tone }: { tone: Tone }) {
  return <span className={`${styles.dot} ${styles[tone]}`} aria-hidden="true" />;
}
