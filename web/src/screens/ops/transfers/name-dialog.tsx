import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { BankLine, nameBankLine } from '@qinghe/contract/orders/transfers.ts';
import { useNameBankLine } from '../../../domains/orders/api/transfers.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/orders/transfers.ts')).nameBankLine.input;

/** Names the company of a transfer whose words name no order; nothing is credited before another operator confirms it. */
export function NameDialog({ line: { uuid, payer, fen }, onClose }: { line: BankLine; onClose: () => void }) {
  const { t } = useTranslation('ops');
  const form = useApiForm<{ credit_code: string }, BankLine, InputOf<typeof nameBankLine>>({
    key: `ops:transfer-name:${uuid}`,
    drafts: 'memory',
    initial: { credit_code: '' },
    input: ({ credit_code }) => ({ uuid, credit_code }),
    schema,
    save: useNameBankLine(),
    said: t('transfers.namedSaid'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('transfers.nameTitle', { payer, yuan: fen / 100 })}
      submit={t('transfers.nameSubmit')}
      onClose={onClose}
    >
      <TextField
        label={t('transfers.creditCode')}
        hint={t('transfers.creditCodeHint')}
        maxLength={limits.creditCode}
        {...form.field('credit_code')}
      />
    </FormDialog>
  );
}
