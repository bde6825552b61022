import type { Good } from '@qinghe/contract/orders/goods.ts';
import { MAX_QUANTITY } from '@qinghe/contract/orders/orders.ts';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import styles from './mall.module.css';
import type { Cart } from './use-cart.ts';

/** One of the goods with its packs: each its units, its price, and how many are in the cart. */
export function GoodCard({ good, cart }: { good: Good; cart: Cart }) {
  const { t } = useTranslation('orders');
  const { code, days, left, skus, unit_coins } = good;
  return (
    <Section title={t(`good.${code}.name`)} aside={t('mall.left', { count: left })} flush>
      <p className={styles.what}>
        {t(`good.${code}.what`)} <Hint>{t('mall.valid', { count: days })}</Hint>
      </p>
      <ul className={styles.packs}>
        {skus.map((sku) => {
          const quantity = cart.lines.find((line) => line.sku === sku.code)?.quantity ?? 0;
          const units = t(`good.${code}.units`, { count: sku.units });
          const name = `${t(`good.${code}.name`)} ${units}`;
          return (
            <li key={sku.code} className={styles.pack} data-chosen={quantity > 0 || undefined}>
              <span className={styles.units}>{units}</span>
              <span className={styles.price}>
                <strong>
                  <NumberText value={sku.coins} />
                </strong>{' '}
                {t('mall.coins')}
              </span>
              <Hint>{t('mall.each', { count: sku.coins / sku.units, unit: unit_coins })}</Hint>
              {quantity === 0 ? (
                <Button onClick={() => cart.put(sku.code, 1)} aria-label={t('mall.addNamed', { name })}>
                  {t('mall.add')}
                </Button>
              ) : (
                <span className={styles.stepper}>
                  <IconButton label={t('mall.less', { name })} onClick={() => cart.put(sku.code, quantity - 1)}>
                    <IconMinus size={16} aria-hidden="true" />
                  </IconButton>
                  <output aria-live="polite">{quantity}</output>
                  <IconButton
                    label={t('mall.more', { name })}
                    disabled={quantity >= MAX_QUANTITY}
                    onClick={() => cart.put(sku.code, quantity + 1)}
                  >
                    <IconPlus size={16} aria-hidden="true" />
                  </IconButton>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
