import type { RefundQuote } from '@qinghe/contract/orders/refunds.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Money } from '../../../ui/money/money.tsx';
import { formatYuan } from '../../../ui/money/yuan.ts';
import { Hint } from '../../../ui/text/hint.tsx';

/** The sums of a refund: the coins that it takes add up to the balance afterwards. */
export function QuoteFacts({ quote: { fen, coins, gift, deducted, coins_after, parts } }: { quote: RefundQuote }) {
  const { t, i18n } = useTranslation('orders');
  return (
    <>
      <Facts
        layout="ends"
        facts={[
          { label: t('refunds.fact.money'), value: <Money fen={fen} /> },
          { label: t('refunds.fact.coins'), value: t('cart.minus', { count: coins }) },
          ...(gift > 0 ? [{ label: t('refunds.fact.gift'), value: t('cart.minus', { count: gift }) }] : []),
          ...(deducted > 0 ? [{ label: t('refunds.fact.deducted'), value: t('cart.minus', { count: deducted }) }] : []),
          { label: t('refunds.fact.after'), value: t('cart.coins', { count: coins_after }) },
        ]}
      />
      {parts.map(({ order: { uuid, number }, method, fen: part, by_hand }) => (
        <Hint key={uuid} as="p">
          {t(by_hand ? 'refunds.partByHand' : 'refunds.part', {
            ...{ number, yuan: formatYuan(part, i18n.language), method: t(`method.${method}`) },
          })}
        </Hint>
      ))}
    </>
  );
}

/** Money whose coins are there, and why it cannot go back yet. */
export function LeftOut({ quote: { left_out } }: { quote: RefundQuote }) {
  const { t, i18n } = useTranslation('orders');
  const isInvoiced = left_out.some(({ reason }) => reason === 'invoiced');
  if (left_out.length === 0) return null;
  return (
    <Callout
      tone="amber"
      action={
        isInvoiced && (
          <ButtonLink to="/recruitment-props/issuing-invoices?view=applied">{t('record.invoices')}</ButtonLink>
        )
      }
    >
      {left_out.map(({ order: { uuid, number }, fen, reason }) => (
        <p key={uuid}>{t(`refunds.leftOut.${reason}`, { number, yuan: formatYuan(fen, i18n.language) })}</p>
      ))}
    </Callout>
  );
}
