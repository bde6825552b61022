import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What every field of the family takes; `form.field('name')` of a form gives all but the words. */
export interface FieldProps<T> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** What ties a control to its label and its note. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
}

interface ShellProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** At the end of the note's line: `6 / 40`. */
  count?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, and one line below for hint or error: it is there always, so that nothing jumps. */
export function FieldShell({ label, hint, error, disabled, count, children }: ShellProps) {
  const id = useId();
  return (
    <div className={styles.field} data-disabled={disabled || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(controlOf(id, error))}
      <FieldNote id={`${id}-note`} hint={hint} error={error} count={count} />
    </div>
  );
}

/** The same around several controls: its label names the group. */
export function GroupShell({ label, hint, error, disabled, children }: ShellProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} disabled={disabled} aria-describedby={`${id}-note`}>
      <legend className={styles.label}>{label}</legend>
      {children(controlOf(id, error))}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </fieldset>
  );
}

/** The frame that shows focus and error around a native control and what stands beside it. */
export function FieldFrame({ error, children }: { error: string | undefined; children: ReactNode }) {
  return <div className={error ? `${styles.frame} ${styles.wrong}` : styles.frame}>{children}</div>;
}

interface NoteProps {
  id: string;
  hint: ReactNode;
  error: string | undefined;
  count?: string | undefined;
}

export function FieldNote({ id, hint, error, count }: NoteProps) {
  return (
    <div className={styles.note}>
      <p id={id}>
        <NoteWords hint={hint} error={error} />
      </p>
      {count && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </div>
  );
}

/** Hint or error in one place: a hint of two lines keeps them under an error of one. */
export function NoteWords({ hint, error }: Pick<NoteProps, 'hint' | 'error'>) {
  return (
    <span className={styles.noteWords}>
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
      <span className={styles.hint} aria-hidden={error ? true : undefined}>
        {hint}
      </span>
    </span>
  );
}

const controlOf = (id: string, error: string | undefined): ControlProps => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': `${id}-note`,
});
