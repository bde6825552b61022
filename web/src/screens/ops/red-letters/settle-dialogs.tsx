import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { denyRedLetter, issueRedLetter, WaitingRedLetter } from '@qinghe/contract/invoices/red-letters.ts';
import { useDenyRedLetter, useIssueRedLetter } from '../../../domains/invoices/api/red-letters.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Facts } from '../../../ui/facts/facts.tsx';
import { DateField } from '../../../ui/field/date-fields.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Money } from '../../../ui/money/money.tsx';

interface SettleProps {
  redLetter: WaitingRedLetter;
  onClose: () => void;
}

const issueSchema = async () => (await import('@qinghe/contract/invoices/red-letters.ts')).issueRedLetter.input;
const denySchema = async () => (await import('@qinghe/contract/invoices/red-letters.ts')).denyRedLetter.input;

/** The facts to find the invoice by at the tax authority, and what comes back from there. */
export function IssueRedDialog({ redLetter: { uuid, version, invoice }, onClose }: SettleProps) {
  const { t } = useTranslation('ops');
  const { title, kind, tax_number, tax_invoice, fen } = invoice;
  type Fields = { red_invoice: string; issued_on: string };
  const form = useApiForm<Fields, WaitingRedLetter, InputOf<typeof issueRedLetter>>({
    key: `ops:red-letter:${uuid}`,
    initial: { red_invoice: '', issued_on: '' },
    input: (fields) => ({ ...fields, uuid, version }),
    schema: issueSchema,
    save: useIssueRedLetter(),
    said: t('redLetters.issued'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('redLetters.issueTitle', { title })}
      submit={t('redLetters.issue')}
      onClose={onClose}
    >
      <Facts
        facts={[
          { label: t('redLetters.number'), value: tax_invoice },
          { label: t('invoices.kind'), value: t(`invoices.kinds.${kind}`) },
          { label: t('invoices.sum'), value: <Money fen={fen} /> },
          { label: t('invoices.taxNumber'), value: tax_number },
        ]}
      />
      <TextField label={t('redLetters.redNumber')} inputMode="numeric" maxLength={20} {...form.field('red_invoice')} />
      <DateField label={t('invoices.day')} {...form.field('issued_on')} />
    </FormDialog>
  );
}

/** There is none: the company reads why. */
export function DenyDialog({ redLetter: { uuid, version, invoice }, onClose }: SettleProps) {
  const { t } = useTranslation('ops');
  const form = useApiForm<{ reason: string }, WaitingRedLetter, InputOf<typeof denyRedLetter>>({
    key: `ops:red-letter-denial:${uuid}`,
    initial: { reason: '' },
    input: ({ reason }) => ({ reason, uuid, version }),
    schema: denySchema,
    save: useDenyRedLetter(),
    said: t('redLetters.denied'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('redLetters.denyTitle', { title: invoice.title })}
      submit={t('redLetters.deny')}
      onClose={onClose}
    >
      <TextField label={t('refunds.reason')} hint={t('refunds.reasonHint')} maxLength={200} {...form.field('reason')} />
    </FormDialog>
  );
}
