import type { GoodsPackage } from '@qinghe/contract/orders/goods.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { Amount } from './amount.tsx';
import styles from './mall.module.css';
import { type Cart, singleCoins } from './use-cart.ts';
import { useNames } from './use-names.ts';

interface PackagesProps {
  packages: readonly GoodsPackage[];
  cart: Cart;
}

/** Packages, before what they are made of. */
export function Packages({ packages, cart }: PackagesProps) {
  const { t } = useTranslation('orders');
  return (
    <Section title={t('mall.packages')} flush>
      <ul className={styles.packs}>
        {packages.map((one) => (
          <PackageCard key={one.code} one={one} cart={cart} />
        ))}
      </ul>
    </Section>
  );
}

/** Packs that are sold together: each with its price by itself, what all cost, and what that saves. */
function PackageCard({ one, cart }: { one: GoodsPackage; cart: Cart }) {
  const { t } = useTranslation('orders');
  const names = useNames();
  const { code, parts, coins } = one;
  const single = singleCoins(one);
  const quantity = cart.lines.find(({ sku }) => sku === code)?.quantity ?? 0;
  return (
    <li className={`${styles.pack} ${styles.package}`} data-chosen={quantity > 0 || undefined}>
      <span className={styles.units}>{names.whole(code)}</span>
      <Facts
        layout="ends"
        facts={parts.map(({ good, units, coins: cost }) => ({
          label: names.pack(good, units),
          value: t('cart.coins', { count: cost }),
        }))}
      />
      <span className={styles.price}>
        <strong>
          <NumberText value={coins} />
        </strong>{' '}
        {t('mall.coins')}{' '}
        {single > coins && (
          <s>
            <NumberText value={single} />
          </s>
        )}
      </span>
      {single > coins && <Hint>{t('mall.saves', { count: single - coins })}</Hint>}
      <Amount name={names.whole(code)} quantity={quantity} onChange={(amount) => cart.put(code, amount)} />
    </li>
  );
}
