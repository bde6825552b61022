import type { Refund, RefundState } from '@qinghe/contract/orders/refunds.ts';
import { useRefunds, useWithdrawRefund } from '../../domains/orders/api/refunds.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen, type ListTable } from '../../ui/list/list-screen.tsx';
import { Money } from '../../ui/money/money.tsx';
import { Tag, type Tone } from '../../ui/tag/tag.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { RefundDialog } from './refunds/refund-dialog.tsx';

const tones: Record<RefundState, Tone> = {
  asked: 'amber',
  sending: 'blue',
  processing: 'blue',
  stuck: 'amber',
  done: 'green',
  refused: 'red',
  withdrawn: 'neutral',
  failed: 'amber',
};

/** Money that goes back for coins that nobody spent: what was asked for, how it stands, and why it was refused. */
export default function Refunds() {
  const { t } = useTranslation('orders');
  const { dialog, open } = useDialog();
  return (
    <ListScreen
      lead={t('refunds.lead')}
      add={{ label: t('refunds.ask'), run: () => open((close) => <RefundDialog onClose={close} />) }}
      actions={<ButtonLink to="/recruitment-props/purchase-record">{t('refunds.orders')}</ButtonLink>}
      query={useRefunds()}
      empty={{ title: t('refunds.empty'), hint: t('refunds.emptyHint') }}
      table={useRefundTable()}
      below={dialog}
    />
  );
}

function useRefundTable(): ListTable<Refund> {
  const { t } = useTranslation('orders');
  const withdraw = useWithdrawRefund(() => toast.success(t('refunds.withdrawn')));
  return {
    label: t('refunds.label'),
    nameOf: ({ order }) => order.number,
    pendingOf: ({ uuid }) => (withdraw.pending?.uuid === uuid ? t('refunds.withdrawing') : undefined),
    actionsOf: ({ uuid, version, state }) =>
      state === 'asked' ? [{ label: t('refunds.withdraw'), run: () => void withdraw.run({ uuid, version }) }] : [],
    columns: [
      {
        key: 'at',
        title: t('refunds.at'),
        cell: ({ asked_at }) => <RelativeTime at={asked_at} />,
        phone: 'second',
        whole: true,
      },
      { key: 'order', title: t('refunds.order'), cell: ({ order }) => order.number, phone: 'title' },
      { key: 'way', title: t('refunds.way'), cell: (one) => <Way refund={one} />, phone: 'second' },
      { key: 'state', title: t('refunds.state'), cell: (one) => <State refund={one} />, phone: 'second' },
      { key: 'coins', title: t('refunds.coins'), cell: (one) => <Taken refund={one} />, align: 'end' },
      { key: 'sum', title: t('refunds.sum'), cell: ({ fen }) => <Money fen={fen} />, align: 'end', phone: 'aside' },
    ],
  };
}

function Way({ refund: { method, by_hand } }: { refund: Refund }) {
  const { t } = useTranslation('orders');
  return by_hand ? t('refunds.byHand') : t('refunds.back', { method: t(`method.${method}`) });
}

function State({ refund: { state, refusal, done_at } }: { refund: Refund }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <Tag tone={tones[state]}>{t(`refunds.states.${state}`)}</Tag>{' '}
      <Hint>{done_at ? <RelativeTime at={done_at} /> : refusal}</Hint>
    </>
  );
}

/** All coins that went with it: those whose money goes back, and gifts. */
function Taken({ refund: { coins, gift, deducted } }: { refund: Refund }) {
  const { t } = useTranslation('orders');
  return t('cart.coins', { count: coins + gift + deducted });
}
