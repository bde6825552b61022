import type { Priced } from '@qinghe/contract/orders/prices.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { today } from '../../../lib/time/calendar-day.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { usePriceNames } from './use-price-names.ts';

/** All prices that there were and will be, the newest first. */
export function PriceHistory({ priced, onClose }: { priced: Priced; onClose: () => void }) {
  const { t } = useTranslation('ops');
  const { nameOf, costs } = usePriceNames();
  return (
    <Dialog
      open
      title={nameOf(priced)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('prices.close')}</Button>}
    >
      <Facts
        layout="ends"
        facts={priced.prices.map(({ begins_at, coins }) => ({
          label: today(new Date(begins_at)),
          value: costs(coins),
        }))}
      />
    </Dialog>
  );
}
