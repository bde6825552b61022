import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { decideRefund, WaitingRefund } from '@qinghe/contract/orders/decide-refunds.ts';
import { useDecideRefund } from '../../../domains/orders/api/refunds.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/orders/decide-refunds.ts')).decideRefund.input;

/** Refuses a refund; the company reads why, and its coins are there again. */
export function RefuseRefundDialog({
  refund: { uuid, version, company },
  onClose,
}: {
  refund: WaitingRefund;
  onClose: () => void;
}) {
  const { t } = useTranslation('ops');
  const form = useApiForm<{ refusal: string }, WaitingRefund, InputOf<typeof decideRefund>>({
    key: `ops:refund-refusal:${uuid}`,
    initial: { refusal: '' },
    input: ({ refusal }) => ({ refusal, uuid, version, confirm: false }),
    schema,
    save: useDecideRefund(),
    said: t('refunds.refused'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('refunds.refuseTitle', { company })}
      submit={t('refunds.refuse')}
      onClose={onClose}
    >
      <TextField
        label={t('refunds.reason')}
        hint={t('refunds.reasonHint')}
        maxLength={200}
        {...form.field('refusal')}
      />
    </FormDialog>
  );
}
