import type { Order, PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCancelOrder, useOrder } from '../../../domains/orders/api/orders.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { MAIN_ID } from '../../../ui/skip-link/skip-link.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { OrderFacts } from './order-facts.tsx';
import styles from './pay.module.css';
import { PayLink } from './pay-link.tsx';
import { PayWay } from './pay-way.tsx';

interface PayDialogProps {
  uuid: string;
  methods: readonly PaymentMethod[];
  onClose: () => void;
}

/** An order: left what is paid and what it brings, right how, or what became of it. Closing it cancels nothing. */
export function PayDialog({ uuid, methods, onClose }: PayDialogProps) {
  const { t } = useTranslation('orders');
  const query = useOrder(uuid);
  const order = query.data;
  // The button of the cart that led here cannot be pressed any more, and takes no focus back: the page does.
  useEffect(() => () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true }), []);
  return (
    <Dialog
      open
      placement="wide"
      title={order ? t('pay.title', { number: order.number }) : t('pay.loading')}
      onClose={onClose}
      footer={
        <>
          {order && <Cancel order={order} />}
          <Button onClick={onClose}>{t('pay.close')}</Button>
        </>
      }
    >
      {order ? (
        <div className={styles.sides}>
          <OrderFacts order={order} />
          <div className={styles.way}>
            {order.state === 'paying' && !order.ending ? (
              <>
                <PayWay order={order} methods={methods} />
                <PayLink order={order} />
              </>
            ) : (
              <FocusWhereLost>
                <Outcome order={order} />
              </FocusWhereLost>
            )}
            {order.returned.map(({ fen, state }, index) => (
              <Callout key={index} tone="amber">
                {t(`pay.returned.${state === 'done' ? 'done' : state === 'stuck' ? 'stuck' : 'waiting'}`, {
                  yuan: fen / 100,
                })}
              </Callout>
            ))}
          </div>
        </div>
      ) : (
        <QueryState query={query} title={t('pay.failed')} rows={6} />
      )}
    </Dialog>
  );
}

/** Takes the focus where what had it went away with the way to pay. */
function FocusWhereLost({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

/** What became of it, in a sentence that says where the money is. */
function Outcome({ order: { state, ending, kept_for, coins, paid_fen, bonus, until } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const got = paid_fen / 10 + bonus;
  if (state === 'paying' && ending)
    return (
      <Callout tone="amber">
        {t('pay.ending', { at: new Date(until).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }) })}
      </Callout>
    );
  if (state === 'cancelled') return <Callout>{t('pay.cancelled')}</Callout>;
  if (state === 'kept') return <Callout tone="amber">{t(`pay.kept.${kept_for ?? 'late'}`, { count: got })}</Callout>;
  if (state === 'fulfilled')
    return (
      <Callout tone="green" title={t('pay.done')}>
        {coins > 0
          ? t(paid_fen > 0 ? 'pay.boughtWith' : 'pay.bought', { count: got })
          : t('pay.recharged', { count: got })}
      </Callout>
    );
  return <Callout>{t('pay.paid')}</Callout>;
}

function Cancel({ order: { uuid, version, state, ending } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { run, busy } = useCancelOrder();
  if (state !== 'paying' || ending) return null;
  return (
    <Button variant="quiet" busy={busy} onClick={() => void run({ uuid, version })}>
      {t('pay.cancel')}
    </Button>
  );
}
