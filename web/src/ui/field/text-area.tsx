import type { TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, FieldShell } from './field-shell.tsx';

type AreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'onChange' | 'onSubmit' | 'onBlur' | 'value' | 'disabled' | 'name'
>;

export interface TextAreaProps extends AreaProps, FieldProps<string> {
  /** Ctrl or ⌘ with Enter, outside of a form that knows it. */
  onSubmit?: () => void;
}

/** Several lines of text; counts them where there is a limit. */
export function TextArea({ label, hint, error, value, onChange, onSubmit, ...area }: TextAreaProps) {
  const count = area.maxLength ? `${value.length} / ${area.maxLength}` : undefined;
  return (
    <FieldShell label={label} hint={hint} error={error} disabled={area.disabled} count={count}>
      {(control) => (
        <FieldFrame error={error}>
          <textarea
            {...area}
            {...control}
            value={value}
            className={styles.area}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit?.();
            }}
          />
        </FieldFrame>
      )}
    </FieldShell>
  );
}
