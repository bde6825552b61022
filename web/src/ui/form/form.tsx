import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Callout } from '../callout/callout.tsx';
import styles from './form.module.css';
import { StaleDialog } from './stale-dialog.tsx';
import type { ApiForm } from './use-api-form.ts';

interface FormProps<Values extends FieldValues> {
  form: ApiForm<Values>;
  /** For a submit button that stands outside, as in a dialog's footer. */
  id?: string;
  children: ReactNode;
}

/** Around the fields of a form: Ctrl or ⌘ with Enter sends it off, and what is wrong is said where it is. */
export function Form<Values extends FieldValues>({ form, id, children }: FormProps<Values>) {
  const { t } = useTranslation('ui');
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.attempts]);
  return (
    <form
      ref={element}
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
      }}
    >
      {form.restored && (
        <Callout action={<Button onClick={form.restored.discard}>{t('form.discard')}</Button>}>
          {t('form.kept')}
        </Callout>
      )}
      {form.failure && (
        <Callout tone="red" requestId={form.failure.requestId}>
          {t('form.failed', { message: form.failure.message })}
        </Callout>
      )}
      {children}
      {form.stale && <StaleDialog stale={form.stale} />}
    </form>
  );
}
