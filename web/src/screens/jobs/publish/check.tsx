import styles from './draft-form.module.css';

interface CheckProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** A box to tick, with its words. */
export function Check({ label, value, onChange }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
