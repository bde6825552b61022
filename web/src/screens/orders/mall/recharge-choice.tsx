import { FEN_A_COIN } from '@qinghe/contract/orders/goods.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Money } from '../../../ui/money/money.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import styles from './mall.module.css';
import type { Cart, Recharge } from './use-cart.ts';

/** Recharges with the gift coins that come with each; the one that is exactly missing stands among them. */
export function RechargeChoice({ cart }: { cart: Cart }) {
  const { t } = useTranslation('orders');
  const offers: { recharge: Recharge; exact: boolean }[] = [
    ...(cart.exact ? [{ recharge: cart.exact, exact: true }] : []),
    ...cart.tiers.filter(({ fen }) => fen !== cart.exact?.fen).map((recharge) => ({ recharge, exact: false })),
  ].toSorted((a, b) => a.recharge.fen - b.recharge.fen);
  return (
    <Section title={t('recharge.title')} aside={t('recharge.rate')} flush>
      <div role="radiogroup" aria-label={t('recharge.title')} className={styles.tiers}>
        <Offer checked={cart.recharge === null} onChoose={() => cart.choose(null)} name={t('recharge.none')}>
          {t('recharge.balance', { count: cart.balance })}
        </Offer>
        {offers.map(({ recharge: { fen, bonus }, exact }) => (
          <Offer
            key={fen}
            checked={cart.recharge?.fen === fen}
            onChoose={() => cart.choose(fen)}
            name={<Money fen={fen} />}
            tag={
              exact ? (
                <Tag tone="green">{t('recharge.exact')}</Tag>
              ) : (
                bonus > 0 && <Tag tone="amber">{t('recharge.bonus', { count: bonus })}</Tag>
              )
            }
          >
            {t('recharge.brings', { count: fen / FEN_A_COIN + bonus })}
          </Offer>
        ))}
      </div>
    </Section>
  );
}

interface OfferProps {
  checked: boolean;
  onChoose: () => void;
  name: React.ReactNode;
  tag?: React.ReactNode;
  children: React.ReactNode;
}

function Offer({ checked, onChoose, name, tag, children }: OfferProps) {
  return (
    <label className={styles.tier}>
      <input type="radio" name="recharge" checked={checked} onChange={onChoose} />
      <span className={styles.tierName}>
        {name} {tag}
      </span>
      <span className={styles.tierNote}>{children}</span>
    </label>
  );
}
