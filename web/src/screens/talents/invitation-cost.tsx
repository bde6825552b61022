import type { UnitQuote } from '@qinghe/contract/rights/quote.ts';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { Hint } from '../../ui/text/hint.tsx';

const MALL = '/recruitment-props/mall-of-rights';

/** Whether the caller can pay what is asked for. */
export const isPayable = ({ coins, balance, missing }: UnitQuote): boolean =>
  missing === 0 && (coins === 0 || balance !== null);

/** What inviting takes: units first, then coins; and what is left afterwards, or what is in the way. */
export function InvitationCost({ quote: { units, coins, units_left, price, balance, missing } }: { quote: UnitQuote }) {
  const { t } = useTranslation('talents');
  const isOwners = coins > 0 && balance === null;
  return (
    <div>
      {units > 0 && <p>{t('cost.units', { units, count: units_left - units })}</p>}
      {coins > 0 && <p>{t('cost.coins', { count: coins, price, of: coins / price })}</p>}
      {isOwners && <Callout tone="amber">{t('cost.ownerPays')}</Callout>}
      {missing > 0 && (
        <Callout tone="amber" action={<Link to={MALL}>{t('cost.mall')}</Link>}>
          {t('cost.missing', { count: missing, balance })}
        </Callout>
      )}
      {coins > 0 && balance !== null && missing === 0 && (
        <Hint as="p">{t('cost.after', { balance, after: balance - coins })}</Hint>
      )}
    </div>
  );
}

/** What inviting so many takes, in few words. */
export function useCostWords() {
  const { t } = useTranslation('talents');
  return ({ units_left, price }: UnitQuote, count: number): string => {
    const units = Math.min(units_left, count);
    const coins = (count - units) * price;
    return [
      units > 0 && t('cost.sumUnits', { units, count: units_left - units }),
      coins > 0 && t('cost.sumCoins', { count: coins }),
    ]
      .filter(Boolean)
      .join(t('comma'));
  };
}
