import type { UnitQuote } from '@qinghe/contract/rights/quote.ts';
import type { Right } from '@qinghe/contract/rights/right.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** What a use takes, as its call quotes it; refreshes have free ones before all else. */
export type UseQuote = UnitQuote & { free?: number; free_left?: number };

/** Whether the caller can pay what is asked for: sub-accounts spend no coins. */
export const isPayable = ({ coins, balance, missing }: UnitQuote): boolean =>
  missing === 0 && (coins === 0 || balance !== null);

/** What using a right takes and leaves, in words: a sentence each before it is done, and what became of it afterwards. */
export function useCostWords(right: Right) {
  const { t } = useTranslation(['uses', 'rights']);
  const name = t(`rights:right.${right}`);
  return {
    before: (quote: UseQuote): string[] => {
      const { free = 0, free_left = 0, units, units_left, coins, price, balance } = quote;
      const each = coins > price ? t('uses:each', { of: coins / price, price }) : '';
      return [
        free > 0 && t('uses:free', { free, left: free_left, count: free_left - free }),
        units > 0 && t('uses:units', { right: name, units, left: units_left, count: units_left - units }),
        coins > 0 &&
          isPayable(quote) &&
          t('uses:coins', { count: coins, each, balance, after: (balance ?? 0) - coins }),
        coins > 0 && !isPayable(quote) && t('uses:needs', { count: coins, each }),
      ].filter((one) => one !== false);
    },
    /** Behind what was done; empty where it took nothing. */
    after: ({ free = 0, free_left = 0, units, units_left, coins, balance }: UseQuote): string => {
      const parts = [
        free > 0 && t('uses:done.free', { free, count: free_left - free }),
        units > 0 && t('uses:done.units', { right: name, units, count: units_left - units }),
        coins > 0 && t('uses:done.coins', { count: coins, after: (balance ?? 0) - coins }),
      ].filter((one) => one !== false);
      return parts.length > 0 ? `${t('uses:colon')}${parts.join(t('uses:and'))}` : '';
    },
  };
}
