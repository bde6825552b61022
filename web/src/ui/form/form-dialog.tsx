import { type ReactNode, type Ref, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import type { ApiForm } from './api-form.ts';
import { Form } from './form.tsx';

interface FormDialogProps<Values extends FieldValues> {
  form: ApiForm<Values>;
  title: string;
  /** What sending it off does: `发给 2 人`; `保存` unless it says more. */
  submit?: string;
  /** What it does is hard to take back. */
  danger?: boolean;
  /** What closing is called where `取消` would be the thing itself. */
  dismiss?: string;
  /** It cannot be sent off yet. */
  disabled?: boolean;
  /** Something that it needs is on its way: it cannot be sent off, and whoever stands on its button stays there. */
  waiting?: boolean;
  placement?: DialogProps['placement'];
  onClose: () => void;
  /** Where giving up is more than closing. */
  onCancel?: () => void;
  submitRef?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A form in a dialog. Closing it loses nothing: what was typed is there again when it opens. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  submit,
  danger = false,
  dismiss,
  disabled = false,
  waiting = false,
  placement = 'middle',
  onClose,
  onCancel = onClose,
  submitRef,
  children,
}: FormDialogProps<Values>) {
  const { t } = useTranslation(['ui', 'common']);
  const id = useId();
  const footer = (
    <>
      <Button onClick={onCancel}>{dismiss ?? t('common:cancel')}</Button>
      <Button
        variant={danger ? 'danger-filled' : 'primary'}
        type="submit"
        form={id}
        busy={form.isSaving || waiting}
        disabled={disabled}
        aria-keyshortcuts="Control+Enter"
        ref={submitRef}
      >
        {form.isGone ? t('form.saveAsNew') : (submit ?? t('form.save'))}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} placement={placement} onClose={onClose} footer={footer}>
      <Form form={form} id={id} disabled={disabled || waiting}>
        {children}
      </Form>
    </Dialog>
  );
}
