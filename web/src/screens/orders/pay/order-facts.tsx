import type { Order } from '@qinghe/contract/orders/orders.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Money } from '../../../ui/money/money.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { useNames } from '../mall/use-names.ts';
import styles from './pay.module.css';

/** The sums of an order, from what is paid to what it buys. */
export function OrderFacts({ order: { fen, bonus, coins, lines, created_at, actor } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const names = useNames();
  return (
    <div className={styles.sums}>
      {fen > 0 && (
        <p className={styles.due}>
          <span>{t('pay.due')}</span>
          <strong>
            <Money fen={fen} />
          </strong>
        </p>
      )}
      <Facts
        layout="ends"
        facts={[
          ...(fen > 0 ? [{ label: t('pay.recharge'), value: t('cart.plus', { count: fen / 10 }) }] : []),
          ...(bonus > 0 ? [{ label: t('pay.bonus'), value: t('cart.plus', { count: bonus }) }] : []),
          ...lines.map(({ good, units, quantity, coins: cost, package: whole }) => ({
            label: `${whole ? `${names.whole(whole)}${t('record.of')}` : ''}${names.pack(good, units)} × ${quantity}`,
            value: t('cart.minus', { count: cost }),
          })),
          ...(coins > 0 && lines.length > 1
            ? [{ label: t('cart.sum'), value: t('cart.coins', { count: coins }) }]
            : []),
          { label: t('pay.by'), value: actor },
          { label: t('pay.at'), value: <RelativeTime at={created_at} /> },
        ]}
      />
      {fen > 0 && lines.length > 0 && <p className={styles.hint}>{t('pay.automatic')}</p>}
    </div>
  );
}
