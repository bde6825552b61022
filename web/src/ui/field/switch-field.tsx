import { useId } from 'react';
import styles from './choice.module.css';
import { FieldNote, type FieldProps } from './field-shell.tsx';

/** On or off, at once or with the form; its label says what is on. */
export function SwitchField({ label, value, hint, error, disabled, name, onChange, onBlur }: FieldProps<boolean>) {
  const id = useId();
  return (
    <div className={styles.alone}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={value}
          className={styles.switch}
          name={name}
          checked={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
        />
        {label}
      </label>
      {(hint || error) && <FieldNote id={`${id}-note`} hint={hint} error={error} />}
    </div>
  );
}
