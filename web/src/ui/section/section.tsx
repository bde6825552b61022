import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  /** At the right of the title: a link, a legend. */
  aside?: ReactNode;
  /** Rows bring their own padding and hairlines. */
  flush?: boolean;
  children: ReactNode;
}

/** A work surface with a heading: one card, hairlines inside, never a box in a box. */
export function Section({ title, aside, flush = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  );
}

/** A work surface without a heading. */
export function Card({ children, flush = false }: { children: ReactNode; flush?: boolean }) {
  return <div className={flush ? styles.card : `${styles.card} ${styles.padded}`}>{children}</div>;
}
