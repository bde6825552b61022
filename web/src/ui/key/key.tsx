import styles from './key.module.css';

/** A key of the keyboard, as it stands beside what it does. Decoration: the control itself names it by aria-keyshortcuts. */
export function Key({ children, onFilled = false }: { children: string; onFilled?: boolean }) {
  return (
    <span className={onFilled ? `${styles.key} ${styles.onFilled}` : styles.key} aria-hidden="true">
      {children}
    </span>
  );
}
