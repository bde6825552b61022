import styles from './filter-select.module.css';

interface FilterDayProps {
  /** What the day bounds: `从`. */
  label: string;
  /** `YYYY-MM-DD`; '' is no bound. */
  value: string;
  min?: string;
  max?: string;
  onChange: (value: string) => void;
}

/** A chip that bounds a list by a day. The system's own field: a half typed day filters nothing. */
export function FilterDay({ label, value, min, max, onChange }: FilterDayProps) {
  return (
    <label className={value ? `${styles.day} ${styles.chosenDay}` : styles.day}>
      {label}
      <input
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
