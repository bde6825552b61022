import type { Good } from '@qinghe/contract/orders/goods.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Section } from '../../../ui/section/section.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { Amount } from './amount.tsx';
import styles from './mall.module.css';
import type { Cart } from './use-cart.ts';
import { useNames } from './use-names.ts';

/** One of the goods with its packs: each its units, its price, and how many are in the cart. */
export function GoodCard({ good, cart }: { good: Good; cart: Cart }) {
  const { t } = useTranslation('orders');
  const names = useNames();
  const { code, days, left, skus, unit_coins } = good;
  return (
    <Section title={t(`good.${code}.name`)} aside={t('mall.left', { count: left })} flush>
      <p className={styles.what}>
        {t(`good.${code}.what`)} <Hint>{t('mall.valid', { count: days })}</Hint>
      </p>
      <ul className={styles.packs}>
        {skus.map((sku) => {
          const quantity = cart.lines.find((line) => line.sku === sku.code)?.quantity ?? 0;
          return (
            <li key={sku.code} className={styles.pack} data-chosen={quantity > 0 || undefined}>
              <span className={styles.units}>{t(`good.${code}.units`, { count: sku.units })}</span>
              <span className={styles.price}>
                <strong>
                  <NumberText value={sku.coins} />
                </strong>{' '}
                {t('mall.coins')}
              </span>
              <Hint>{t('mall.each', { count: sku.coins / sku.units, unit: unit_coins })}</Hint>
              <Amount
                name={names.pack(code, sku.units)}
                quantity={quantity}
                onChange={(amount) => cart.put(sku.code, amount)}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
