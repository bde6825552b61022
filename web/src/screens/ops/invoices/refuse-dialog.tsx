import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { refuseInvoice, WaitingInvoice } from '@qinghe/contract/invoices/issue.ts';
import { useRefuseInvoice } from '../../../domains/invoices/api/issue.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/invoices/issue.ts')).refuseInvoice.input;

/** Refuses an application; the company reads why, by mail too. */
export function RefuseDialog({
  invoice: { uuid, version, title },
  onClose,
}: {
  invoice: WaitingInvoice;
  onClose: () => void;
}) {
  const { t } = useTranslation('ops');
  const form = useApiForm<{ reason: string }, WaitingInvoice, InputOf<typeof refuseInvoice>>({
    key: `ops:invoice-refusal:${uuid}`,
    initial: { reason: '' },
    input: ({ reason }) => ({ reason, uuid, version }),
    schema,
    save: useRefuseInvoice(),
    said: t('invoices.refused'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('invoices.refuseTitle', { title })}
      submit={t('invoices.refuse')}
      onClose={onClose}
    >
      <TextField
        label={t('invoices.reason')}
        hint={t('invoices.reasonHint')}
        maxLength={200}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
