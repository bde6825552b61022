import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import type { enterBankLine } from '@qinghe/contract/orders/transfers.ts';
import { useEnterBankLine } from '../../../domains/orders/api/transfers.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DateField } from '../../../ui/field/date-fields.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';

type Line = InputOf<typeof enterBankLine>;
type LineValues = Omit<Line, 'fen'> & { fen: number | null };

const schema = async () => (await import('@qinghe/contract/orders/transfers.ts')).enterBankLine.input;

/** Enters a transfer as it stands on the bank's statement. What is typed is of a payer, so it stays in memory alone. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ops');
  const form = useApiForm<LineValues, OutputOf<typeof enterBankLine>, Line>({
    key: 'ops:transfer',
    drafts: 'memory',
    initial: { bank_number: '', booked_on: '', fen: null, payer: '', words: '' },
    // A sum that is not there yet is refused at its field.
    input: ({ fen, ...rest }) => ({ ...rest, fen: fen as number }),
    schema,
    save: useEnterBankLine(),
    onSaved: (line) => {
      toast.success(line.order ? t('transfers.entered', { number: line.order.number }) : t('transfers.enteredNone'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('transfers.enter')} submit={t('transfers.submit')} onClose={onClose}>
      <TextField label={t('transfers.payer')} maxLength={100} {...form.field('payer')} />
      <MoneyField label={t('transfers.sum')} {...form.field('fen')} />
      <TextField
        label={t('transfers.words')}
        hint={t('transfers.wordsHint')}
        maxLength={200}
        {...form.field('words')}
      />
      <DateField label={t('transfers.day')} {...form.field('booked_on')} />
      <TextField
        label={t('transfers.bankNumber')}
        hint={t('transfers.bankNumberHint')}
        maxLength={64}
        {...form.field('bank_number')}
      />
    </FormDialog>
  );
}
