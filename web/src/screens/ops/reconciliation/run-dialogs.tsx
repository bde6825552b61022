import type { BillRun } from '@qinghe/contract/orders/reconciliation.ts';
import { useImportStatement, useReadBill } from '../../../domains/orders/api/reconciliation.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { dayAfter, today } from '../../../lib/time/calendar-day.ts';
import { DateField } from '../../../ui/field/date-fields.tsx';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const readSchema = async () => (await import('@qinghe/contract/orders/reconciliation.ts')).runReconciliation.input;
const importSchema = async () => (await import('@qinghe/contract/orders/reconciliation.ts')).importStatement.input;

/** The newest day that is over, whose bills are looked at most. */
const yesterday = () => dayAfter(today(), -1);

/** Fetches the bill of a day that somebody chooses. */
export function ReadBillDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ops');
  const form = useApiForm<{ method: 'alipay' | 'wechat'; day: string }, BillRun>({
    key: 'ops:read-bill',
    drafts: 'memory',
    initial: { method: 'alipay', day: yesterday() },
    schema: readSchema,
    save: useReadBill(),
    said: t('reconciliation.readDone'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('reconciliation.readTitle')}
      submit={t('reconciliation.readSubmit')}
      onClose={onClose}
    >
      <RadioField
        label={t('reconciliation.method')}
        options={(['alipay', 'wechat'] as const).map((value) => ({ value, label: t(`refunds.methods.${value}`) }))}
        {...form.field('method')}
      />
      <DateField
        label={t('reconciliation.day')}
        hint={t('reconciliation.dayHint')}
        max={yesterday()}
        {...form.field('day')}
      />
    </FormDialog>
  );
}

/** A day of the bank's statement, as it is copied from its export. It names nobody, and is in memory alone. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ops');
  const form = useApiForm<{ day: string; lines: string }, BillRun>({
    key: 'ops:statement',
    drafts: 'memory',
    initial: { day: yesterday(), lines: '' },
    schema: importSchema,
    save: useImportStatement(),
    said: t('reconciliation.imported'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('reconciliation.importTitle')}
      submit={t('reconciliation.importSubmit')}
      onClose={onClose}
    >
      <DateField
        label={t('reconciliation.day')}
        hint={t('reconciliation.dayHint')}
        max={yesterday()}
        {...form.field('day')}
      />
      <TextArea
        label={t('reconciliation.lines')}
        hint={t('reconciliation.linesHint')}
        rows={8}
        {...form.field('lines')}
      />
    </FormDialog>
  );
}
