import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button/button.tsx';
import type { ApiForm } from './api-form.ts';
import styles from './form.module.css';
import { Form } from './form.tsx';

interface StepFormProps<Values extends FieldValues> {
  form: ApiForm<Values>;
  /** Words of the button that sends it off. */
  submit: string;
  /** The way back or past it, beside that button. */
  other?: { label: string; run: () => void };
  /** Under the button: where else one may go. */
  below?: ReactNode;
  children: ReactNode;
}

/** A form that is one step of something: its fields, and below them the button that goes on. */
export function StepForm<Values extends FieldValues>(props: StepFormProps<Values>) {
  const { form, submit, other, below, children } = props;
  const go = (
    <Button type="submit" variant="primary" wide={!other} busy={form.isSaving}>
      {submit}
    </Button>
  );
  return (
    <Form form={form}>
      {children}
      {other ? (
        <div className={styles.actions}>
          <Button variant="quiet" onClick={other.run}>
            {other.label}
          </Button>
          {go}
        </div>
      ) : (
        go
      )}
      {below}
    </Form>
  );
}
