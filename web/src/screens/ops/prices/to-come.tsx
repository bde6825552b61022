import type { Priced } from '@qinghe/contract/orders/prices.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { usePriceNames } from './use-price-names.ts';

/** Prices that begin later, and the one that waits for a second operator. */
export function ToCome({ priced: { prices, change } }: { priced: Priced }) {
  const { t } = useTranslation('ops');
  const { from } = usePriceNames();
  const to = prices.filter(({ begins_at }) => Date.parse(begins_at) > Date.now()).toReversed();
  if (to.length === 0 && !change) return <Hint>{t('prices.none')}</Hint>;
  return (
    <>
      {to.map((price) => (
        <span key={price.begins_at}>{from(price)} </span>
      ))}
      {change && (
        <>
          {from(change)} <Tag tone="amber">{t('prices.waits')}</Tag>{' '}
          <Hint>{change.own ? t('prices.you') : t('prices.by', { name: change.proposed_by })}</Hint>
        </>
      )}
    </>
  );
}
