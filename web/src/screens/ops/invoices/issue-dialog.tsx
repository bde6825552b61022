import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { type issueInvoice, MAX_INVOICE_FILE, type WaitingInvoice } from '@qinghe/contract/invoices/issue.ts';
import { useState } from 'react';
import { useIssueInvoice } from '../../../domains/invoices/api/issue.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Facts } from '../../../ui/facts/facts.tsx';
import { DateField } from '../../../ui/field/date-fields.tsx';
import { FileField } from '../../../ui/field/file-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Money } from '../../../ui/money/money.tsx';

const schema = async () => (await import('@qinghe/contract/invoices/issue.ts')).issueInvoice.input;

/** The facts to copy into the tax authority's form, and what comes back from there. */
export function IssueDialog({ invoice, onClose }: { invoice: WaitingInvoice; onClose: () => void }) {
  const { t } = useTranslation('ops');
  const { uuid, version, kind, title, tax_number, address, phone, bank, account, fen } = invoice;
  const [file, setFile] = useState<File | null>(null);
  const form = useApiForm<{ tax_invoice: string; issued_on: string }, WaitingInvoice, InputOf<typeof issueInvoice>>({
    key: `ops:invoice:${uuid}`,
    initial: { tax_invoice: '', issued_on: '' },
    input: (fields) => ({ ...fields, uuid, version }),
    schema,
    save: useIssueInvoice(file),
    said: t('invoices.issued'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('invoices.issueTitle', { title })}
      submit={t('invoices.submit')}
      placement="wide"
      onClose={onClose}
    >
      <Facts
        facts={[
          { label: t('invoices.kind'), value: t(`invoices.kinds.${kind}`) },
          { label: t('invoices.sum'), value: <Money fen={fen} /> },
          { label: t('invoices.taxNumber'), value: tax_number },
          { label: t('invoices.address'), value: `${address} ${phone}`.trim() },
          { label: t('invoices.bank'), value: `${bank} ${account}`.trim() },
        ]}
      />
      <TextField label={t('invoices.number')} inputMode="numeric" maxLength={20} {...form.field('tax_invoice')} />
      <DateField label={t('invoices.day')} {...form.field('issued_on')} />
      <FileField
        label={t('invoices.file')}
        types={['application/pdf']}
        maxBytes={MAX_INVOICE_FILE}
        value={file}
        onChange={setFile}
      />
    </FormDialog>
  );
}
