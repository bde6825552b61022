import type { ReactNode } from 'react';
import styles from '../personal.module.css';

interface SettingRowProps {
  label: string;
  value: ReactNode;
  /** What it is good for, or what is missing. */
  hint?: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One setting: its name, how it stands, and the button that changes it. */
export function SettingRow({ label, value, hint, children }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        {value}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.actions}>{children}</span>
    </div>
  );
}
