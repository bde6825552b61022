import styles from './choice.module.css';
import { type FieldProps, GroupShell } from './field-shell.tsx';
import type { Option } from './select-field.tsx';

interface RadioFieldProps extends FieldProps<string> {
  options: readonly Option[];
}

/** One of two to four that are worth seeing at once; more are a select. */
export function RadioField({ label, value, options, hint, error, disabled, onChange, onBlur }: RadioFieldProps) {
  return (
    <GroupShell label={label} hint={hint} error={error} disabled={disabled}>
      {(control) => (
        <div className={styles.choices}>
          {options.map((option) => (
            <label key={option.value} className={styles.choice}>
              <input
                type="radio"
                className={styles.radio}
                name={control.id}
                value={option.value}
                checked={option.value === value}
                aria-invalid={control['aria-invalid']}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </GroupShell>
  );
}
