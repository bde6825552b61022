import styles from './filter-select.module.css';

export interface FilterOption {
  value: string;
  label: string;
}

interface FilterSelectProps {
  /** What is filtered: `学历`. It stands alone while nothing is chosen. */
  label: string;
  /** '' is all. */
  value: string;
  options: FilterOption[];
  onChange: (value: string) => void;
}

/** A chip that filters a list. The system's own select: works by keyboard, thumb and screen reader alike. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <span className={value ? `${styles.chip} ${styles.chosen}` : styles.chip}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
