import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { formatYuan } from '../../../ui/money/yuan.ts';
import { Section } from '../../../ui/section/section.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import styles from './mall.module.css';
import type { Cart } from './use-cart.ts';
import { useNames } from './use-names.ts';

interface CartPanelProps {
  cart: Cart;
  /** Sub-accounts look and send nothing. */
  mayBuy: boolean;
  /** Whether any way to pay is set up. */
  mayRecharge: boolean;
  onBuy: () => void;
}

/** What is about to be bought, as sums that can be read from top to bottom. */
export function CartPanel({ cart, mayBuy, mayRecharge, onBuy }: CartPanelProps) {
  const { t, i18n } = useTranslation('orders');
  const names = useNames();
  const { lines, coins, balance, recharge, missing, after, offer } = cart;
  const isEmpty = lines.length === 0 && recharge === null;
  const clear = !isEmpty && (
    <Button variant="quiet" onClick={cart.clear}>
      {t('cart.clear')}
    </Button>
  );
  const brought = recharge ? recharge.fen / 10 + recharge.bonus : 0;
  return (
    <Section title={t('cart.title', { count: lines.length })} aside={clear}>
      <div className={styles.panel}>
        {isEmpty && <Hint as="p">{t('cart.empty')}</Hint>}
        {lines.length > 0 && (
          <ul className={styles.lines}>
            {lines.map((line) => {
              const { sku, quantity, coins: cost } = line;
              const name = names.line(line);
              return (
                <li key={sku}>
                  <span>
                    {name} <Hint>× {quantity}</Hint>
                  </span>
                  <NumberText value={cost} />
                  <IconButton label={t('cart.remove', { name })} onClick={() => cart.put(sku, 0)}>
                    <IconX size={14} aria-hidden="true" />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        )}
        {offer && (
          <Callout action={<Button onClick={() => cart.take(offer)}>{t('cart.takePackage')}</Button>}>
            {t('cart.offer', { name: names.whole(offer.package.code), count: offer.saving })}
          </Callout>
        )}
        <Facts
          layout="ends"
          facts={[
            { label: t('cart.sum'), value: t('cart.coins', { count: coins }) },
            { label: t('cart.balance'), value: t('cart.coins', { count: balance }) },
            ...(recharge ? [{ label: t('cart.brought'), value: t('cart.plus', { count: brought }) }] : []),
            missing > 0
              ? { label: t('cart.missing'), value: <strong>{t('cart.coins', { count: missing })}</strong> }
              : { label: t('cart.after'), value: <strong>{t('cart.coins', { count: after })}</strong> },
          ]}
        />
        {missing > 0 && <Callout tone="amber">{t(mayRecharge ? 'cart.recharge' : 'cart.noRecharge')}</Callout>}
        {!mayBuy && <Callout>{t('cart.ownerPays')}</Callout>}
        {mayBuy && (
          <Button variant="primary" wide disabled={isEmpty || missing > 0} onClick={onBuy}>
            {recharge
              ? t(lines.length > 0 ? 'cart.rechargeAndBuy' : 'cart.rechargeOnly', {
                  yuan: formatYuan(recharge.fen, i18n.language),
                })
              : isEmpty
                ? t('cart.choose')
                : t('cart.buy', { count: coins })}
          </Button>
        )}
        <Hint as="p">{t('cart.note')}</Hint>
      </div>
    </Section>
  );
}
