import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import styles from './field.module.css';
import { FieldNote } from './text-field.tsx';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'onSubmit'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** Ctrl or ⌘ with Enter. */
  onSubmit?: () => void;
}

/** Several lines of text; shows how many characters are left where there is a limit. */
export function TextArea({ label, hint, error, value, onChange, onSubmit, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={error ? `${styles.frame} ${styles.wrong}` : styles.frame}>
        <textarea
          {...rest}
          id={id}
          value={value}
          className={styles.area}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit?.();
          }}
        />
      </div>
      <FieldNote
        id={`${id}-note`}
        hint={hint ?? (rest.maxLength ? `${value.length} / ${rest.maxLength}` : undefined)}
        error={error}
      />
    </div>
  );
}
