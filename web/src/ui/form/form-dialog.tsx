import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Form } from './form.tsx';
import type { ApiForm } from './use-api-form.ts';

interface FormDialogProps<Values extends FieldValues> {
  form: ApiForm<Values>;
  title: string;
  /** What sending it off does: `发给 2 人`; `保存` unless it says more. */
  submit?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. Closing it loses nothing: what was typed is there again when it opens. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  submit,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const { t } = useTranslation(['ui', 'common']);
  const id = useId();
  const footer = (
    <>
      <Button onClick={onClose}>{t('common:cancel')}</Button>
      <Button variant="primary" type="submit" form={id} busy={form.isSaving}>
        {submit ?? t('form.save')}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} footer={footer}>
      <Form form={form} id={id}>
        {children}
      </Form>
    </Dialog>
  );
}
