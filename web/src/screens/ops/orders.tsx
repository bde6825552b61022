import { type FoundOrder, listAllOrders } from '@qinghe/contract/orders/all-orders.ts';
import { type OrderState, orderGroups } from '@qinghe/contract/orders/orders.ts';
import { useAllOrders } from '../../domains/orders/api/all-orders.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { Money } from '../../ui/money/money.tsx';
import { Tag, type Tone } from '../../ui/tag/tag.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { OrderDialog } from './orders/order-dialog.tsx';
import { ProposeRefundDialog } from './orders/propose-refund-dialog.tsx';

const tones: Record<OrderState, Tone> = {
  ...{ created: 'amber', paying: 'amber', paid: 'blue', fulfilled: 'green', kept: 'amber', cancelled: 'neutral' },
};

/** Orders of all companies, found by any number that somebody has in hand. */
export default function OpsOrders() {
  const { t } = useTranslation(['ops', 'orders']);
  const { dialog, open } = useDialog();
  const filters = useFilters(listAllOrders, {
    state: {
      field: 'choice',
      label: t('allOrders.state'),
      options: orderGroups.map((value) => ({ value, label: t(`allOrders.group.${value}`) })),
    },
    q: { field: 'search', label: t('allOrders.search') },
  });
  const show = ({ uuid, number }: FoundOrder) =>
    open((close) => <OrderDialog uuid={uuid} number={number} onClose={close} />);
  return (
    <ListScreen
      lead={t('allOrders.lead')}
      actions={<ButtonLink to="/ops/money">{t('allOrders.money')}</ButtonLink>}
      filters={filters}
      query={useAllOrders(filters.input)}
      empty={{ title: t('allOrders.empty'), hint: t('allOrders.emptyHint') }}
      table={{
        label: t('allOrders.label'),
        nameOf: ({ number }) => number,
        onOpen: show,
        actionsOf: (order) => [
          { label: t('allOrders.open'), run: () => show(order) },
          ...(order.paid_fen > order.refunded_fen
            ? [
                {
                  label: t('allOrders.refund'),
                  run: () => open((close) => <ProposeRefundDialog order={order} onClose={close} />),
                },
              ]
            : []),
        ],
        columns: [
          { key: 'number', title: t('allOrders.number'), cell: ({ number }) => number, phone: 'title', whole: true },
          { key: 'company', title: t('allOrders.company'), cell: ({ company }) => company, phone: 'second' },
          {
            key: 'state',
            title: t('allOrders.state'),
            cell: ({ state }) => <Tag tone={tones[state]}>{t(`orders:state.${state}`)}</Tag>,
            phone: 'aside',
            whole: true,
          },
          { key: 'fen', title: t('allOrders.fen'), cell: ({ fen }) => <Money fen={fen} />, align: 'end' },
          {
            key: 'paid',
            title: t('allOrders.paid'),
            cell: ({ paid_fen }) => <Money fen={paid_fen} />,
            align: 'end',
            phone: 'second',
          },
          {
            key: 'back',
            title: t('allOrders.back'),
            cell: ({ refunded_fen }) => <Money fen={refunded_fen} />,
            align: 'end',
          },
          {
            key: 'at',
            title: t('allOrders.at'),
            cell: ({ created_at }) => <RelativeTime at={created_at} />,
            align: 'end',
            phone: 'second',
            whole: true,
          },
        ],
      }}
      below={dialog}
    />
  );
}
