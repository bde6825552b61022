import type { UnitQuote } from '@qinghe/contract/rights/quote.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** What inviting so many takes, in few words. */
export function useCostInBar() {
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
