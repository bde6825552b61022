import type { BillDifference } from '@qinghe/contract/orders/reconciliation.ts';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';

/** What a difference is about, under which numbers. */
export function Where({ difference: { what, trade, number, company } }: { difference: BillDifference }) {
  const { t } = useTranslation('ops');
  return (
    <>
      {[t(`reconciliation.whats.${what}`), company].filter(Boolean).join(' · ')}{' '}
      <Hint>{[trade, number].filter(Boolean).join(' / ')}</Hint>
    </>
  );
}

/** In what they differ, and what is to be done about it. */
export function What({ difference }: { difference: BillDifference }) {
  const { t } = useTranslation('ops');
  const { kind, method, state, what, order } = difference;
  const mend = kind === 'missing_here' && method === 'bank' && what === 'payment' ? 'missing_here_bank' : kind;
  const door = doorOf(difference);
  return (
    <>
      {t(`reconciliation.kinds.${kind}`)}{' '}
      {state === 'open' && (
        <Hint>
          {t(`reconciliation.mends.${mend}`)} {door && <Link to={door.to}>{t(`reconciliation.${door.label}`)}</Link>}
        </Hint>
      )}
      {state !== 'open' && order && <Hint>{order}</Hint>}
    </>
  );
}

function doorOf({ what, kind, method, order }: BillDifference) {
  if (order) return { to: `/ops/orders?q=${encodeURIComponent(order)}`, label: 'openOrder' } as const;
  if (what === 'day') return { to: '/ops/money', label: 'openLedgers' } as const;
  if (method === 'bank' && kind === 'missing_here' && what === 'payment')
    return { to: '/ops/transfers', label: 'openTransfers' } as const;
  return what === 'refund' ? ({ to: '/ops/refunds', label: 'openRefunds' } as const) : null;
}

/** Where it stands: who has explained it, or how it ended. */
export function Now({ difference: { state, closing } }: { difference: BillDifference }) {
  const { t } = useTranslation('ops');
  const tone = { open: 'red', mended: 'green', closed: 'neutral' } as const;
  return (
    <>
      <Tag tone={closing && state === 'open' ? 'amber' : tone[state]}>{t(`reconciliation.ends.${state}`)}</Tag>{' '}
      {closing && (
        <Hint>
          {closing.own ? t('transfers.you') : closing.by} {closing.words}
        </Hint>
      )}
    </>
  );
}
