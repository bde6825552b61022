import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, FieldShell } from './field-shell.tsx';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onBlur' | 'value' | 'disabled' | 'name'>;

export interface TextFieldProps extends InputProps, FieldProps<string> {
  /** Inside the field, before the text: a sign of a currency. */
  start?: ReactNode;
  /** Inside the field, at its end: a unit, a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. With `maxLength` it counts what is typed, from half of it on. */
export function TextField({ label, hint, error, start, end, value, onChange, ...input }: TextFieldProps) {
  const count =
    input.maxLength && value.length * 2 >= input.maxLength ? `${value.length} / ${input.maxLength}` : undefined;
  return (
    <FieldShell label={label} hint={hint} error={error} disabled={input.disabled} count={count}>
      {(control) => (
        <FieldFrame error={error}>
          {start && <span className={styles.start}>{start}</span>}
          <input
            {...input}
            {...control}
            value={value}
            className={styles.input}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {typeof end === 'string' ? <span className={styles.end}>{end}</span> : end}
        </FieldFrame>
      )}
    </FieldShell>
  );
}
