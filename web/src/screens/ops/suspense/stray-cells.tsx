import type { StrayPayment } from '@qinghe/contract/orders/suspense.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

/** By which way it came, when, and under which number. */
export function Came({ stray: { method, came_at, number } }: { stray: StrayPayment }) {
  const { t } = useTranslation('ops');
  return (
    <>
      {t(`refunds.methods.${method}`)} <RelativeTime at={came_at} /> <Hint>{number}</Hint>
    </>
  );
}

/** The order whose number was paid, and why it could not have the money. */
export function Why({ stray: { why, order, asked_fen } }: { stray: StrayPayment }) {
  const { t } = useTranslation('ops');
  return (
    <>
      {order.number}{' '}
      <Hint>{why === 'double' ? t('suspense.double') : t('suspense.sum', { yuan: asked_fen / 100 })}</Hint>
    </>
  );
}

/** What was proposed and by whom; else how it stands, or what became of it. */
export function Now({ stray: { plan, state, credited } }: { stray: StrayPayment }) {
  const { t } = useTranslation('ops');
  if (plan && state !== 'credited' && state !== 'returned')
    return (
      <>
        <Tag tone="amber">{t(`suspense.plan.${plan.to}`, { number: plan.order ?? plan.bank_number })}</Tag>{' '}
        <Hint>
          {plan.own ? t('transfers.you') : plan.by} {plan.words}
        </Hint>
      </>
    );
  const tone = { waiting: 'amber', returning: 'blue', stuck: 'red', credited: 'green', returned: 'green' } as const;
  return <Tag tone={tone[state]}>{t(`suspense.states.${state}`, { number: credited })}</Tag>;
}
