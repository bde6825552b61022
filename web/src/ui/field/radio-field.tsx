import styles from './choice.module.css';
import { type FieldProps, GroupShell } from './field-shell.tsx';
import type { Option } from './select-field.tsx';

interface RadioFieldProps<Value extends string> extends FieldProps<Value> {
  options: readonly (Option & { value: Value })[];
}

/** One of two to four that are worth seeing at once; more are a select. */
export function RadioField<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  ...shell
}: RadioFieldProps<Value>) {
  const { label, hint, error, disabled } = shell;
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
