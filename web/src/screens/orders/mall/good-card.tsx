import type { Good } from '@qinghe/contract/orders/goods.ts';
import { MAX_QUANTITY } from '@qinghe/contract/orders/orders.ts';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useRef } from 'react';
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
              <Amount name={name} quantity={quantity} onChange={(amount) => cart.put(sku.code, amount)} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface AmountProps {
  /** What there is so much of. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** How many; one button as long as there are none. The focus goes on to what takes the place of the button that was pressed. */
function Amount({ name, quantity, onChange }: AmountProps) {
  const { t } = useTranslation('orders');
  const isNone = quantity === 0;
  const standing = useRef<HTMLButtonElement>(null);
  const pressedWhile = useRef<boolean | null>(null);
  useEffect(() => {
    if (pressedWhile.current === null || pressedWhile.current === isNone) return;
    pressedWhile.current = null;
    standing.current?.focus();
  }, [isNone]);
  const press = (amount: number) => {
    pressedWhile.current = isNone;
    onChange(amount);
  };
  if (isNone)
    return (
      <Button ref={standing} onClick={() => press(1)} aria-label={t('mall.addNamed', { name })}>
        {t('mall.add')}
      </Button>
    );
  return (
    <span className={styles.stepper}>
      <IconButton label={t('mall.less', { name })} onClick={() => press(quantity - 1)}>
        <IconMinus size={16} aria-hidden="true" />
      </IconButton>
      <output aria-live="polite">{quantity}</output>
      <IconButton
        ref={standing}
        label={t('mall.more', { name })}
        disabled={quantity >= MAX_QUANTITY}
        onClick={() => press(quantity + 1)}
      >
        <IconPlus size={16} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
