import { useRef } from 'react';
import chip from './chip.module.css';
import styles from './filter-select.module.css';

interface FilterOption {
  value: string;
  label: string;
}

interface FilterSelectProps {
  /** What is filtered: `学历`. It stands alone while nothing is chosen. */
  label: string;
  /** What nothing chosen is called, where it is not the label: the usual order of a list. */
  none?: string;
  /** '' is all. */
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}

/** A chip that filters a list. The system's own select: works by keyboard, thumb and screen reader alike. */
export function FilterSelect({ label, none = label, value, options, onChange }: FilterSelectProps) {
  const byPointer = useRef(false);
  return (
    <span className={`${chip.chip} ${chip.arrow} ${value ? chip.chosen : ''}`}>
      <select
        className={`${chip.control} ${styles.select}`}
        aria-label={label}
        value={value}
        onPointerDown={() => {
          byPointer.current = true;
        }}
        onKeyDown={() => {
          byPointer.current = false;
        }}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          // Who chose by hand is done with it; by key one may go on to the next choice.
          if (byPointer.current) event.currentTarget.blur();
        }}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
