import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { enterRefundOutcome, WaitingRefund } from '@qinghe/contract/orders/decide-refunds.ts';
import { useEnterRefundOutcome } from '../../../domains/orders/api/refunds.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/orders/decide-refunds.ts')).enterRefundOutcome.input;

interface OutcomeDialogProps {
  refund: WaitingRefund;
  outcome: 'sent' | 'back';
  onClose: () => void;
}

/** Enters what became of a refund that no service pays out; nothing moves before another operator confirms it. */
export function OutcomeDialog({ refund: { uuid, version, company, fen }, outcome, onClose }: OutcomeDialogProps) {
  const { t } = useTranslation('ops');
  const form = useApiForm<{ bank_number: string }, WaitingRefund, InputOf<typeof enterRefundOutcome>>({
    key: `ops:refund-outcome:${outcome}:${uuid}`,
    initial: { bank_number: '' },
    input: ({ bank_number }) => ({ uuid, version, outcome, bank_number }),
    schema,
    save: useEnterRefundOutcome(),
    said: t('refunds.enteredSaid'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t(`refunds.enter.${outcome}`)} submit={t('refunds.enterSubmit')} onClose={onClose}>
      <p>{t(`refunds.enterEffect.${outcome}`, { company, yuan: fen / 100 })}</p>
      {outcome === 'sent' && (
        <TextField
          label={t('refunds.bankNumber')}
          hint={t('refunds.bankNumberHint')}
          maxLength={64}
          {...form.field('bank_number')}
        />
      )}
    </FormDialog>
  );
}
