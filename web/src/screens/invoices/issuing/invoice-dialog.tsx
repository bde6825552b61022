import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { gbkBytes, MAX_INVOICE_BYTES } from '@qinghe/contract/invoices/gbk-bytes.ts';
import type { applyForInvoice, InvoiceFields } from '@qinghe/contract/invoices/invoices.ts';
import { useApplyForInvoice, useLastTicket } from '../../../domains/invoices/api/invoices.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { formatYuan } from '../../../ui/money/yuan.ts';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { Hint } from '../../../ui/text/hint.tsx';

interface InvoiceDialogProps {
  orders: readonly string[];
  fen: number;
  onClose: () => void;
  onDone: () => void;
}

/** To whom an invoice is made out; it begins with the last one, or the licence. */
export function InvoiceDialog(props: InvoiceDialogProps) {
  const { t } = useTranslation('invoices');
  const last = useLastTicket();
  if (last.data) return <Form {...props} last={last.data} />;
  return (
    <Dialog open title={t('form.title')} onClose={props.onClose}>
      <QueryState query={last} title={t('form.failed')} rows={4} />
    </Dialog>
  );
}

const schema = async () => (await import('@qinghe/contract/invoices/invoices.ts')).applyForInvoice.input;

function Form({ orders, fen, onClose, onDone, last }: InvoiceDialogProps & { last: InvoiceFields }) {
  const { t, i18n } = useTranslation('invoices');
  const form = useApiForm<InvoiceFields, OutputOf<typeof applyForInvoice>, InputOf<typeof applyForInvoice>>({
    key: 'invoice',
    drafts: 'memory',
    initial: last,
    input: (fields) => ({ ...fields, orders: [...orders], expect: { fen } }),
    schema,
    save: useApplyForInvoice(),
    said: t('form.done'),
    onSaved: () => {
      onClose();
      onDone();
    },
  });
  const { kind, title, address, phone, bank, account } = form.values;
  const bytes = (text: string) => t('form.bytes', { used: gbkBytes(text), most: MAX_INVOICE_BYTES });
  return (
    <FormDialog
      form={form}
      title={t('form.title')}
      submit={t('form.submit', { yuan: formatYuan(fen, i18n.language) })}
      placement="wide"
      onClose={onClose}
    >
      <RadioField
        label={t('form.kind')}
        options={(['normal', 'special'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
        {...form.field('kind')}
      />
      <TextField label={t('form.to')} hint={bytes(title)} maxLength={100} {...form.field('title')} />
      <TextField
        label={t('form.taxNumber')}
        hint={t(kind === 'special' ? 'form.taxNumberNeeded' : 'form.taxNumberHint')}
        maxLength={20}
        {...form.field('tax_number')}
      />
      <TextField label={t('form.email')} hint={t('form.emailHint')} maxLength={254} {...form.field('email')} />
      <TextField label={t('form.address')} hint={bytes(address + phone)} maxLength={100} {...form.field('address')} />
      <TextField label={t('form.phone')} maxLength={30} {...form.field('phone')} />
      <TextField label={t('form.bank')} hint={bytes(bank + account)} maxLength={100} {...form.field('bank')} />
      <TextField label={t('form.account')} maxLength={40} {...form.field('account')} />
      <Hint as="p">{t('form.covers', { count: orders.length, yuan: formatYuan(fen, i18n.language) })}</Hint>
    </FormDialog>
  );
}
