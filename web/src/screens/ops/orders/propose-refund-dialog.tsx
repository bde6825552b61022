import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { proposeRefund, WaitingRefund } from '@qinghe/contract/orders/decide-refunds.ts';
import type { RefundQuote } from '@qinghe/contract/orders/refunds.ts';
import { useOrderRefundQuote, useProposeRefund } from '../../../domains/orders/api/refunds.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { formatYuan } from '../../../ui/money/yuan.ts';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { QuoteFacts } from '../../orders/refunds/quote-facts.tsx';

interface ProposeRefundDialogProps {
  order: { uuid: string; number: string; company: string };
  onClose: () => void;
}

const schema = async () => (await import('@qinghe/contract/orders/decide-refunds.ts')).proposeRefund.input;

/** Proposes a refund of an order for its company: says what goes back and what goes with it before anybody presses. */
export function ProposeRefundDialog({ order, onClose }: ProposeRefundDialogProps) {
  const { t } = useTranslation('ops');
  const query = useOrderRefundQuote(order.uuid);
  if (query.data && query.data.most_fen > 0) return <ProposeForm order={order} most={query.data} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t('allOrders.refund')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('allOrders.close')}</Button>}
    >
      {query.data ? (
        <>
          <p>{t('allOrders.nothingBack')}</p>
          <Bound quote={query.data} />
        </>
      ) : (
        <QueryState query={query} title={t('allOrders.failed')} rows={4} />
      )}
    </Dialog>
  );
}

function ProposeForm({ order, most, onClose }: ProposeRefundDialogProps & { most: RefundQuote }) {
  const { t, i18n } = useTranslation('ops');
  const { uuid, number, company } = order;
  const form = useApiForm<{ fen: number | null; words: string }, WaitingRefund, InputOf<typeof proposeRefund>>({
    key: `ops:propose-refund:${uuid}`,
    drafts: 'memory',
    initial: { fen: most.most_fen, words: '' },
    input: ({ fen, words }) => ({
      ...{ uuid, fen: fen ?? 0, words },
      expect: { gift: quote.gift, deducted: quote.deducted },
    }),
    schema,
    save: useProposeRefund(),
    said: t('allOrders.refundProposed'),
    onSaved: onClose,
  });
  const { fen } = form.values;
  const isSum = fen !== null && fen >= 10 && fen % 10 === 0;
  const { data: quote = most } = useOrderRefundQuote(uuid, isSum ? fen : undefined);
  return (
    <FormDialog
      form={form}
      title={t('allOrders.refundTitle', { company, number })}
      submit={t('allOrders.refundSubmit', { yuan: formatYuan(quote.fen, i18n.language) })}
      waiting={isSum && quote.fen !== fen && fen <= quote.most_fen}
      onClose={onClose}
    >
      <MoneyField
        label={t('allOrders.refundSum')}
        hint={t('allOrders.refundMost', { yuan: formatYuan(most.most_fen, i18n.language) })}
        {...form.field('fen')}
      />
      <QuoteFacts quote={quote} />
      <Bound quote={quote} />
      <TextField
        label={t('allOrders.refundWords')}
        hint={t('allOrders.refundWordsHint')}
        maxLength={200}
        {...form.field('words')}
      />
    </FormDialog>
  );
}

/** What of it cannot go back yet, and why. */
function Bound({ quote: { left_out } }: { quote: RefundQuote }) {
  const { t, i18n } = useTranslation('orders');
  if (left_out.length === 0) return null;
  return (
    <Callout tone="amber">
      {left_out.map(({ order: { uuid, number }, fen, reason }) => (
        <p key={uuid}>{t(`refunds.leftOut.${reason}`, { number, yuan: formatYuan(fen, i18n.language) })}</p>
      ))}
    </Callout>
  );
}
