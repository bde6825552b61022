import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { Invoice } from '@qinghe/contract/invoices/invoices.ts';
import type { askRedLetter } from '@qinghe/contract/invoices/red-letters.ts';
import { useAskRedLetter } from '../../../domains/invoices/api/invoices.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { formatYuan } from '../../../ui/money/yuan.ts';

const schema = async () => (await import('@qinghe/contract/invoices/red-letters.ts')).askRedLetter.input;

/** Asks for an invoice to be taken back as a whole, after which its money can be refunded or invoiced anew. */
export function ReverseDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t, i18n } = useTranslation('invoices');
  const { uuid, version, tax_invoice, fen } = invoice;
  const form = useApiForm<{ words: string }, Invoice, InputOf<typeof askRedLetter>>({
    key: `invoices:reverse:${uuid}`,
    initial: { words: '' },
    input: ({ words }) => ({ uuid, version, words }),
    schema,
    save: useAskRedLetter(),
    said: t('reverse.asked'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('reverse.title')} submit={t('reverse.submit')} onClose={onClose}>
      <p>{t('reverse.effect', { number: tax_invoice, yuan: formatYuan(fen, i18n.language) })}</p>
      <TextField label={t('reverse.words')} maxLength={200} {...form.field('words')} />
    </FormDialog>
  );
}
