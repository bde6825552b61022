import type { OrderFact, OrderOfAll } from '@qinghe/contract/orders/all-orders.ts';
import { Fragment } from 'react';
import { useAskAboutPayment, useOrderOfAll } from '../../../domains/orders/api/all-orders.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Money } from '../../../ui/money/money.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface OrderDialogProps {
  uuid: string;
  number: string;
  onClose: () => void;
}

/** What happened to an order, in order and with who said it; its services can be asked once more. */
export function OrderDialog({ uuid, number, onClose }: OrderDialogProps) {
  const { t } = useTranslation('ops');
  const order = useOrderOfAll(uuid);
  const ask = useAskAboutPayment();
  const askNow = async () => {
    if (await ask.run({ uuid })) toast.success(t('allOrders.asked'));
  };
  return (
    <Dialog
      open
      title={number}
      onClose={onClose}
      footer={
        <>
          {order.data?.askable && (
            <Button busy={ask.busy} onClick={() => void askNow()}>
              {t('allOrders.ask')}
            </Button>
          )}
          <Button onClick={onClose}>{t('allOrders.close')}</Button>
        </>
      }
    >
      {order.data ? <Story order={order.data} /> : <QueryState query={order} title={t('allOrders.failed')} rows={4} />}
    </Dialog>
  );
}

function Story({ order }: { order: OrderOfAll }) {
  const { t, i18n } = useTranslation('ops');
  return (
    <>
      <p>{order.company}</p>
      <Facts
        facts={order.facts.map((fact) => ({
          label: t(`allOrders.fact.${fact.what}`),
          value: <Said fact={fact} />,
          note: fullTime(new Date(fact.at), i18n.language),
        }))}
      />
    </>
  );
}

/** The sum, the way, the number and the person of a fact, as far as it has them. */
function Said({ fact: { what, method, number, fen, state, by } }: { fact: OrderFact }) {
  const { t } = useTranslation('ops');
  const key = state && (what === 'told' ? `allOrders.told.${state}` : `allOrders.payment.${state}`);
  const parts = [
    fen !== null && <Money fen={fen} />,
    method && t(`refunds.methods.${method}`),
    key && t(key as 'allOrders.told.applied'),
    by,
    number,
  ].filter(Boolean);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ));
}
