import type { Priced } from '@qinghe/contract/orders/prices.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { today } from '../../../lib/time/calendar-day.ts';
import { useNames } from '../../orders/mall/use-names.ts';

/** How what is sold is called, and what it costs from when on. */
export function usePriceNames() {
  const { t } = useTranslation('ops');
  const names = useNames();
  const costs = (coins: number | null) => (coins === null ? t('prices.off') : t('prices.coins', { count: coins }));
  return {
    costs,
    from: ({ begins_at, coins }: Priced['prices'][number]) =>
      t('prices.from', { day: today(new Date(begins_at)), price: costs(coins) }),
    nameOf: ({ good, units, package: code }: Priced): string => {
      if (code) return names.whole(code);
      if (!good || units === null) return '';
      return names.pack(good, units);
    },
  };
}
