import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { askRefund, RefundQuote } from '@qinghe/contract/orders/refunds.ts';
import { useAskRefund, useRefundQuote } from '../../../domains/orders/api/refunds.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { formatYuan } from '../../../ui/money/yuan.ts';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { LeftOut, QuoteFacts } from './quote-facts.tsx';

const schema = async () => (await import('@qinghe/contract/orders/refunds.ts')).askRefund.input;

/** Says what goes back and what goes with it before anybody presses. */
export function RefundDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('orders');
  const query = useRefundQuote();
  if (query.data && query.data.most_fen > 0) return <RefundForm most={query.data} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t('refunds.ask')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('pay.close')}</Button>}
    >
      {query.data ? (
        <>
          <p>{t('refunds.nothing')}</p>
          <LeftOut quote={query.data} />
        </>
      ) : (
        <QueryState query={query} title={t('refunds.failed')} rows={4} />
      )}
    </Dialog>
  );
}

function RefundForm({ most, onClose }: { most: RefundQuote; onClose: () => void }) {
  const { t, i18n } = useTranslation('orders');
  const form = useApiForm<{ fen: number | null; words: string }, unknown, InputOf<typeof askRefund>>({
    key: 'orders:refund',
    drafts: 'memory',
    initial: { fen: most.most_fen, words: '' },
    input: ({ fen, words }) => ({ fen: fen ?? 0, words, expect: { gift: quote.gift, deducted: quote.deducted } }),
    schema,
    save: useAskRefund(),
    said: t('refunds.asked'),
    onSaved: onClose,
  });
  const { fen } = form.values;
  const isSum = fen !== null && fen >= 10 && fen % 10 === 0;
  const { data: quote = most } = useRefundQuote(isSum ? fen : undefined);
  const yuan = formatYuan(most.most_fen, i18n.language);
  return (
    <FormDialog
      form={form}
      title={t('refunds.ask')}
      submit={t('refunds.submit', { yuan: formatYuan(quote.fen, i18n.language) })}
      waiting={isSum && quote.fen !== fen && fen <= quote.most_fen}
      onClose={onClose}
    >
      <MoneyField label={t('refunds.money')} hint={t('refunds.most', { yuan })} {...form.field('fen')} />
      <QuoteFacts quote={quote} />
      <LeftOut quote={quote} />
      <TextField label={t('refunds.words')} hint={t('refunds.wordsHint')} maxLength={200} {...form.field('words')} />
    </FormDialog>
  );
}
