import { MAX_QUANTITY } from '@qinghe/contract/orders/orders.ts';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import styles from './mall.module.css';

interface AmountProps {
  /** What there is so much of. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** How many; one button as long as there are none. The focus goes on to what takes the place of the button that was pressed. */
export function Amount({ name, quantity, onChange }: AmountProps) {
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
