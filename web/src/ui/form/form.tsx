import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { Callout } from '../callout/callout.tsx';
import type { ApiForm } from './api-form.ts';
import styles from './form.module.css';
import { StaleDialog } from './stale-dialog.tsx';

/** As it comes, and not with each key that is typed while it stands there. */
const bringIntoView = (failure: HTMLElement | null): void => failure?.scrollIntoView({ block: 'nearest' });

interface FormProps<Values extends FieldValues> {
  form: ApiForm<Values>;
  /** For a submit button that stands outside, as in a dialog's footer. */
  id?: string;
  /** It cannot be sent off yet. */
  disabled?: boolean;
  children: ReactNode;
}

/**
 * Around the fields of a form: Ctrl or ⌘ with Enter sends it off, and what is wrong is said where it is. What belongs to no
 * field comes below them, beside the button that was pressed: there it moves none.
 */
export function Form<Values extends FieldValues>({ form, id, disabled = false, children }: FormProps<Values>) {
  const { t } = useTranslation('ui');
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.attempts]);
  const submit = () => {
    if (!disabled) form.submit();
  };
  return (
    <form
      ref={element}
      id={id}
      className={styles.form}
      noValidate
      onFocus={form.prepare}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        if (event.ctrlKey || event.metaKey) submit();
        else if (isChoice(event.target)) event.preventDefault();
      }}
    >
      {form.isRestored && (
        <Callout action={<Button onClick={form.discard}>{t('form.discard')}</Button>}>{t('form.kept')}</Callout>
      )}
      {form.isGone && <Callout tone="amber">{t('form.gone')}</Callout>}
      {children}
      {form.failure && (
        <div ref={bringIntoView} className={styles.failure}>
          <Callout tone="red" requestId={form.failure.requestId}>
            {t('form.failed', { message: form.failure.message })}
          </Callout>
        </div>
      )}
      {form.stale && <StaleDialog stale={form.stale} />}
    </form>
  );
}

/** Enter on a choice would send the form off in every browser; nobody means that. */
const isChoice = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox');
