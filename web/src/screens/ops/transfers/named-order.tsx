import type { BankLine } from '@qinghe/contract/orders/transfers.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';

/** The order that the payer's words name, or why it cannot be credited. */
export function NamedOrder({ line: { order, named, fen }, fits }: { line: BankLine; fits: boolean }) {
  const { t } = useTranslation('ops');
  if (!order && named)
    return (
      <>
        {named.company} <Hint>{t('transfers.namedBy')}</Hint>
      </>
    );
  if (!order) return <Tag tone="red">{t('transfers.none')}</Tag>;
  return (
    <>
      {order.number} <Hint>{order.company}</Hint>{' '}
      {!fits && (
        <Tag tone="red">
          {order.open ? t('transfers.other', { yuan: (order.fen - fen) / 100 }) : t('transfers.over')}
        </Tag>
      )}
    </>
  );
}
